'use strict'
// The page tells everything without this script. It searches, and lights the ways of the screen that is looked at.
const byId = id => document.getElementById(id)
const boxes = Array.from(document.querySelectorAll('.map a'))
const lines = Array.from(document.querySelectorAll('.map [data-from]'))
const places = Array.from(document.querySelectorAll('.place'))

// A screen is found by its name and by what can be done there, and a line by its actions. Of a finding there is its way.
function search() {
  const words = byId('search').value.toLowerCase()
  const way = byId('finding') && byId('finding').value !== '' ? byId('finding').value.split(' ') : null
  const isOnWay = line => way.some((place, index) => place === line.dataset.from && way[index + 1] === line.dataset.to)
  const found = new Set()
  for (const place of places) {
    const fits = (words === '' || place.textContent.toLowerCase().includes(words))
      && (way === null || way.includes(place.dataset.place))
    place.hidden = !fits
    if (fits) found.add(place.dataset.place)
  }
  for (const box of boxes) box.classList.toggle('dimmed', !found.has(box.dataset.place))
  for (const line of lines) {
    const fits = (line.textContent.toLowerCase().includes(words)
      || found.has(line.dataset.from) && found.has(line.dataset.to)) && (way === null || isOnWay(line))
    line.classList.toggle('dimmed', !fits)
  }
  byId('count').textContent = found.size === places.length ? '' : found.size + ' of ' + places.length
}
byId('filters').addEventListener('input', search)
byId('filters').addEventListener('submit', event => event.preventDefault())

for (const link of document.querySelectorAll('[data-finding]')) {
  link.addEventListener('click', () => {
    byId('way' + link.dataset.finding).selected = true
    search()
  })
}

// A map that is wider than its frame opens at the first screen with a finding.
const [frame, found] = [document.querySelector('.frame'), document.querySelector('.map .found')]
if (found) {
  const [box, view] = [found.getBoundingClientRect(), frame.getBoundingClientRect()]
  if (box.right > view.right) frame.scrollLeft = (box.left + box.right) / 2 - view.left - frame.clientWidth / 2
}

// The other lines step back, so that those of one screen are read where many are close together.
function light(number) {
  for (const line of lines) {
    const isOwn = line.dataset.from === number || line.dataset.to === number
    line.classList.toggle('lit', isOwn)
    line.classList.toggle('aside', number !== null && !isOwn)
  }
}
for (const box of boxes) {
  for (const kind of ['pointerenter', 'focus']) box.addEventListener(kind, () => light(box.dataset.place))
  for (const kind of ['pointerleave', 'blur']) box.addEventListener(kind, () => light(null))
}
