int doubled(int number);
