'use strict'
// Cuts each timeline into blocks as wide as the page, below each other, so that all of it is visible. A timeline that
// is too long for that is opened at its leak. Without this script the timelines scroll sideways.
const columnWidth = 12 // as `RowDrawing.column` has it
const blockLimit = 12

// The columns from `start` on, of every row that has a mark there.
function block(whole, start, count) {
  const part = whole.cloneNode(true)
  const [left, right] = [start * columnWidth, (start + count) * columnWidth]
  for (const row of part.querySelectorAll('.row')) {
    const svg = row.querySelector('svg')
    svg.setAttribute('viewBox', left + ' 0 ' + (right - left) + ' 22')
    svg.setAttribute('width', right - left)
    // The words of a row describe all of it, so only the first block has them.
    if (start > 0) svg.setAttribute('aria-hidden', 'true')
    if (row.classList.contains('scale')) {
      cutScale(svg, left, right)
      continue
    }
    for (const shape of svg.querySelectorAll('rect, text')) {
      const [from, width] = [Number(shape.getAttribute('x')), Number(shape.getAttribute('width') ?? 1)]
      if (from >= right || from + width <= left) shape.remove()
    }
    if (svg.querySelector('rect, text') === null) row.remove()
  }
  return part
}

// An instant that began before the block is written at its beginning. One without room at the end ends there.
function cutScale(svg, left, right) {
  const wide = text => text.textContent.length * 7
  const texts = [...svg.querySelectorAll('text')]
  const before = texts.findLast(text => Number(text.getAttribute('x')) < left)
  let free = left
  for (const text of texts) {
    const x = Number(text.getAttribute('x'))
    const isIn = x >= left && x < right || text === before
    let from = Math.max(x, left)
    if (from + wide(text) > right) from = right - wide(text)
    const next = texts[texts.indexOf(text) + 1]
    const isCovered = text === before && next && Number(next.getAttribute('x')) < left + wide(text) + 8
    if (!isIn || from < free || isCovered) {
      text.remove()
      continue
    }
    text.setAttribute('x', from)
    free = from + wide(text) + 8
  }
}

for (const frame of document.querySelectorAll('.frame[data-opens]')) {
  const whole = frame.firstElementChild
  const count = Number(whole.querySelector('.scale svg').getAttribute('width')) / columnWidth
  const cut = () => {
    frame.replaceChildren(whole)
    const names = whole.querySelector('.name').offsetWidth
    const room = Math.max(8, Math.floor((frame.clientWidth - names) / columnWidth))
    const starts = []
    for (let start = 0; start < count; start += room) starts.push(start)
    frame.classList.toggle('cut', starts.length > 1 && starts.length <= blockLimit)
    if (frame.classList.contains('cut')) {
      frame.replaceChildren(...starts.map(start => block(whole, start, Math.min(room, count - start))))
    } else {
      frame.scrollLeft = (Number(frame.dataset.opens) + 0.5) * columnWidth - (frame.clientWidth - names) / 2
    }
  }
  cut()
  let width = innerWidth
  addEventListener('resize', () => {
    if (innerWidth !== width) cut()
    width = innerWidth
  })
}
