'use strict'
// The page tells everything without this script. It moves the cursor, draws the hierarchy there, and filters.
// Whatever came from the program is put in as text, never as markup.
const byId = id => document.getElementById(id)
const data = JSON.parse(byId('data').textContent)
const cursor = byId('cursor')
const log = Array.from(byId('log').children)
const marks = []
for (const mark of document.querySelectorAll('#rows text[data-m]')) marks[mark.dataset.m] = mark

// The hierarchy: what the changes up to a column leave behind, as `FlowReport.hierarchy(at:)` has it.
function nodesAt(column) {
  const nodes = new Map()
  for (const [at, number, key, value] of data.changes) {
    if (at > column) break
    let node = nodes.get(number)
    if (!node) nodes.set(number, node = { name: data.names[number], below: new Set() })
    if (key === 'above' && node.above !== value) {
      if (node.above != null) nodes.get(node.above).below.delete(node)
      if (value != null) {
        if (!nodes.has(value)) nodes.set(value, { name: data.names[value], below: new Set() })
        nodes.get(value).below.add(node)
      }
    }
    node[key] = value
  }
  return nodes
}

const styles = { 'on screen': 'on', 'on the way': 'way' }

function remarks(node) {
  return [
    node.link === 'presented' ? 'presented' : null,
    node.state ?? (node.link ? 'off screen' : null),
    node.flags,
    node.deadline ? 'due at ' + node.deadline : null,
    node.failCount ? 'fail count ' + node.failCount : null,
    node.leaked ? 'leaked, found at ' + node.leaked : null
  ].filter(Boolean).join(' · ')
}

function list(nodes, level, place) {
  const items = document.createElement('ul')
  items.className = place
  for (const node of nodes) {
    if (node.state === 'gone') continue
    const item = document.createElement('li')
    item.className = 'node' + (node.layout ? ' ' + node.layout : '')
    const card = document.createElement('div')
    card.className = 'card ' + (styles[node.state] ?? 'off') + (node.leaked ? ' leaked' : '')
      + (node.flags ? ' lit' : '')
    const name = document.createElement('b')
    name.textContent = node.name
    const words = document.createElement('small')
    words.textContent = remarks(node)
    card.append(name, ' ', words)
    // What is presented stands above what presents it.
    const above = [...node.below].filter(other => other.link === 'presented')
    const below = [...node.below].filter(other => other.link !== 'presented')
    if (above.length > 0 && level < 100) item.append(list(above, level + 1, 'above'))
    item.append(card)
    if (below.length > 0 && level < 100) item.append(list(below, level + 1, 'below'))
    items.append(item)
  }
  return items
}

function drawHierarchy(column) {
  const nodes = nodesAt(column)
  const windows = new Set()
  const loose = []
  for (const node of nodes.values()) {
    if (node.link === 'root') windows.add(nodes.get(node.above))
    else if (node.above == null && node.state && node.state !== 'gone') loose.push(node)
  }
  byId('hierarchy').replaceChildren(list([...windows, ...loose], 0, 'below'))
}

// The cursor: a range, so that arrow keys, a finger and a screen reader move it as they move any other.
const columnWidth = 12 // as `RowDrawing.column` has it
let current = null
function moveTo(column, isDrag = false) {
  if (log.length === 0) return
  column = Math.max(0, Math.min(log.length - 1, column))
  cursor.value = column
  current?.removeAttribute('aria-current')
  marks.current?.classList.remove('current')
  current = log[column]
  current.setAttribute('aria-current', 'true')
  marks.current = marks[column]
  marks.current?.classList.add('current')
  const words = current.textContent
  cursor.setAttribute('aria-valuetext', words)
  byId('now').textContent = words
  byId('instant').textContent = 'at ' + current.firstChild.textContent
  const frame = byId('timeline')
  const names = document.querySelector('.name').offsetWidth
  const middle = names + (column + 0.5) * columnWidth
  byId('line').style.left = middle + 'px'
  // One mark at a time can be reached with Tab; its words stand beside it while it has the focus or the pointer.
  const mark = byId('mark')
  const row = document.querySelector('.row[data-s="' + current.dataset.s + '"]')
  mark.style.left = middle + 'px'
  mark.style.top = (row?.offsetTop ?? 0) + 'px'
  mark.setAttribute('aria-label', words)
  mark.dataset.words = words
  if (document.activeElement === mark) mark.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  mark.classList.toggle('left', middle - frame.scrollLeft > frame.clientWidth / 2)
  if (middle - frame.scrollLeft < names + 20) frame.scrollLeft = middle - names - 60
  else if (middle - frame.scrollLeft > frame.clientWidth - 20) frame.scrollLeft = middle - frame.clientWidth / 2
  // A row under the pointer stays there.
  const top = mark.offsetTop
  if (!isDrag && (top < frame.scrollTop + 22 || top + 22 > frame.scrollTop + frame.clientHeight)) {
    frame.scrollTop = top - frame.clientHeight / 2
  }
  drawHierarchy(column)
}

// What the filters hide is no place for the cursor to stop at.
function step(direction) {
  let column = Number(cursor.value) + direction
  while (column > 0 && column < log.length - 1 && log[column].hidden) column += direction
  if (log[column] && !log[column].hidden) moveTo(column)
}

cursor.addEventListener('input', () => moveTo(Number(cursor.value)))
// The names are narrower in a narrow window.
addEventListener('resize', () => moveTo(Number(cursor.value)))
for (const place of [cursor, byId('timeline')]) {
  place.addEventListener('keydown', event => {
    if (event.key === 'ArrowRight') step(1)
    else if (event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'Home') moveTo(0)
    else if (event.key === 'End') moveTo(log.length - 1)
    else return
    event.preventDefault()
  })
}

// Pressing and dragging in the timeline: the column under the pointer.
let isDragging = false
function follow(event) {
  const scale = document.querySelector('.scale svg').getBoundingClientRect()
  moveTo(Math.floor((event.clientX - scale.left) / columnWidth), true)
}
byId('rows').addEventListener('pointerdown', event => {
  if (event.button !== 0 || event.target.closest('.name')) return
  isDragging = true
  follow(event)
})
addEventListener('pointermove', event => { if (isDragging) follow(event) })
addEventListener('pointerup', () => { isDragging = false })

// The words of a mark, where the pointer rests on it.
byId('rows').addEventListener('pointerover', event => {
  const mark = event.target.closest('text[data-m]')
  if (!mark || mark.firstElementChild) return
  const title = document.createElementNS(mark.namespaceURI, 'title')
  title.textContent = log[mark.dataset.m].textContent
  mark.append(title)
})

let playing = null
byId('play').addEventListener('click', () => {
  if (playing === null && Number(cursor.value) >= log.length - 1) moveTo(0)
  playing = playing === null ? setInterval(() => {
    const before = cursor.value
    step(1)
    if (cursor.value === before) byId('play').click()
  }, 150) : clearInterval(playing) ?? null
  byId('play').textContent = playing === null ? 'Play' : 'Pause'
})

// The filters: a row and a line of the log are hidden, a mark is dimmed, so that the columns stay in place.
function filter() {
  const words = byId('search').value.toLowerCase()
  const screen = byId('screen').value
  const kind = byId('kind').value
  const shownRows = new Set()
  let count = 0
  log.forEach((line, column) => {
    const fits = (screen === '' || line.dataset.s === screen) && (kind === '' || line.dataset.k === kind)
      && (words === '' || line.textContent.toLowerCase().includes(words))
    line.hidden = !fits
    marks[column]?.classList.toggle('dimmed', !fits)
    if (fits) {
      count += 1
      shownRows.add(line.dataset.s)
    }
  })
  for (const row of document.querySelectorAll('.row[data-s]')) row.hidden = !shownRows.has(row.dataset.s)
  byId('count').textContent = count === log.length ? '' : count + ' of ' + log.length
}
byId('filters').addEventListener('input', filter)
byId('filters').addEventListener('submit', event => event.preventDefault())

// The instants in the cards lead to their columns; so do the lines of the log.
function moveToPlace() {
  const place = /^#m(\d+)$/.exec(location.hash)
  if (place) moveTo(Number(place[1]))
}
addEventListener('hashchange', moveToPlace)
byId('log').addEventListener('click', event => {
  const line = event.target.closest('li')
  if (line) moveTo(log.indexOf(line))
})
moveTo(Number(cursor.value))
moveToPlace()
