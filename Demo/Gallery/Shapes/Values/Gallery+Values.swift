extension Gallery {
  /// Stored values that lead back to their owner, without a closure.
  static var values: [any LeakShape.Type] {
    [
      SelfInProperty.self, TwoObjects.self, LongChain.self, VeryLongChain.self,
      StrongDelegate.self, ParentLink.self, ArrayElement.self, DictionaryValue.self,
      DictionaryKey.self, FoundationArray.self, TupleElement.self, StructField.self,
      NestedStruct.self, EnumPayload.self, TaggedPayload.self, IndirectEnum.self,
      ResultPayload.self, ErrorPayload.self, NestedOptional.self, ClassProtocol.self,
      AnyValue.self, GenericBox.self, InheritedField.self, WeakAndStrong.self,
      HangingOffCycle.self, RetainedContext.self, LostRetain.self, KeyPathArgument.self,
    ]
  }
}
