// Shows the type of a name in a sample: when the pointer is over it, when it is pressed, and with the arrow keys, as the names of a block
// are one stop of the Tab key.
const selector = 'b[data-type]'
const tip = document.createElement('div')
tip.id = 'type-tip'
tip.className = 'type-tip'
tip.setAttribute('role', 'tooltip')
tip.hidden = true
document.body.append(tip)

/** @type {HTMLElement | undefined} */
let shown

/** @param {Element} name */
const namesBeside = (name) => [...(name.closest('.expressive-code')?.querySelectorAll(selector) ?? [])]

/** @param {EventTarget | null} target @returns {HTMLElement | undefined} */
function findName(target) {
  const name = target instanceof Element ? target.closest(selector) : null
  return name instanceof HTMLElement ? name : undefined
}

/** @param {HTMLElement} name */
function show(name) {
  const data = name.closest('.expressive-code')?.querySelector('script[type="application/json"]')
  const [type = '', summary] = JSON.parse(data?.textContent ?? '[]')[Number(name.dataset.type)].split('\n\n')
  const code = document.createElement('code')
  code.className = 'type-code'
  code.textContent = type
  const text = document.createElement('p')
  text.textContent = summary ?? ''
  tip.replaceChildren(code, ...(summary ? [text] : []))
  hide()
  tip.hidden = false
  shown = name
  name.setAttribute('aria-describedby', tip.id)
  place(name)
}

/** Below the name, or above it where there is no space. @param {HTMLElement} name */
function place(name) {
  const at = name.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const end = document.documentElement.clientWidth - width - 8
  const isBelow = at.bottom + height + 8 < innerHeight || at.top < height + 8
  tip.style.left = `${Math.max(8, Math.min(at.left, end))}px`
  tip.style.top = `${isBelow ? at.bottom + 4 : at.top - height - 4}px`
}

function hide() {
  shown?.removeAttribute('aria-describedby')
  shown = undefined
  tip.hidden = true
}

for (const block of document.querySelectorAll('.expressive-code')) {
  const names = block.querySelectorAll(selector)
  for (const [index, name] of names.entries()) {
    name.setAttribute('role', 'button')
    name.setAttribute('tabindex', index === 0 ? '0' : '-1')
  }
}

/** Where the pointer was last over something new. */
let pointerAt = ''

document.addEventListener('pointerover', ({ target, pointerType, clientX, clientY }) => {
  const at = `${clientX} ${clientY}`
  const hasMoved = at !== pointerAt
  pointerAt = at
  // The page scrolls below a pointer that rests, also when a name receives the focus. A touch presses.
  if (!hasMoved || pointerType === 'touch' || (target instanceof Node && tip.contains(target))) return
  const name = findName(target)
  if (name && name !== shown) show(name)
  else if (!name && shown !== document.activeElement) hide()
})
document.addEventListener('click', ({ target }) => {
  const name = findName(target)
  if (name) show(name)
  else if (!(target instanceof Node && tip.contains(target))) hide()
})
document.addEventListener('focusin', ({ target }) => {
  const name = findName(target)
  if (name?.matches(':focus-visible')) show(name)
  else if (!name) hide()
})
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') return hide()
  const name = findName(event.target)
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!name || !step) return
  const names = namesBeside(name)
  const next = names[names.indexOf(name) + step]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  name.tabIndex = -1
  next.tabIndex = 0
  next.focus()
})
// In the code too, which scrolls sideways. A name that receives the focus may scroll the page.
addEventListener('scroll', () => shown && place(shown), { passive: true, capture: true })

// The pointer may be there before this script is.
const hovered = findName(document.querySelector(`${selector}:hover`))
if (hovered) show(hovered)
