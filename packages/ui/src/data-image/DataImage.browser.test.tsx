import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DataImage } from './DataImage.js'
import { walletIcons } from './walletIcons.fixtures.js'

const edge = 64
const png = walletIcons.find(({ icon }) => icon.startsWith('data:image/png'))?.icon ?? ''
const svg = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${body}</svg>`)}`

/** Shows an image, and returns its element when it is drawn. Rejects if it cannot be drawn. */
async function drawDataImage(
  source: string,
  host: Element | ShadowRoot = document.body,
): Promise<SVGElement | HTMLCanvasElement> {
  const container = host.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const onError = vi.fn()
  root.render(<DataImage source={source} onError={onError} />)
  await vi.waitUntil(() => {
    const drawn = container.querySelector('[data-image] > *')
    // A canvas has 300 × 150 px until something is drawn.
    const isReady = drawn && (drawn.localName === 'svg' || drawn.getAttribute('width') !== null)
    return onError.mock.calls.length > 0 || isReady
  }, 60_000)
  const drawn = container.querySelector<SVGElement | HTMLCanvasElement>('[data-image] > *')
  if (onError.mock.calls.length > 0 || !drawn) throw new Error('The image cannot be drawn.')
  return drawn
}

async function load(source: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = source
  await image.decode()
  return image
}

/** Returns the pixels of an image that covers a square on grey. */
function getPixels(image: HTMLImageElement | HTMLCanvasElement): Uint8ClampedArray {
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#888'
  context.fillRect(0, 0, edge, edge)
  const { width, height } = image
  const scale = Math.max(edge / width, edge / height)
  const [left, top] = [(edge - width * scale) / 2, (edge - height * scale) / 2]
  context.drawImage(image, left, top, width * scale, height * scale)
  return context.getImageData(0, 0, edge, edge).data
}

/** Draws an image as the product does, and returns its pixels. */
async function drawPixels(source: string): Promise<Uint8ClampedArray> {
  const drawn = await drawDataImage(source)
  if (drawn instanceof HTMLCanvasElement) return getPixels(drawn)
  drawn.setAttribute('width', `${edge}`)
  drawn.setAttribute('height', `${edge}`)
  const text = new XMLSerializer().serializeToString(drawn)
  return getPixels(await load(`data:image/svg+xml,${encodeURIComponent(text)}`))
}

/** Returns the mean difference of two colors, of 255. */
function compare(first: Uint8ClampedArray, second: Uint8ClampedArray): number {
  return first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0) / first.length
}

test.each(walletIcons)('default: draws the icon of $name ($package) as a browser does', async ({ icon }) => {
  expect(compare(await drawPixels(icon), getPixels(await load(icon)))).toBeLessThan(1.5)
})

test('behavior: the icons have every kind of content that is common', () => {
  const all = walletIcons.map(({ icon }) =>
    icon.includes(';base64,') ? icon + atob(icon.split(',')[1] ?? '') : decodeURIComponent(icon),
  )
  const missing = [
    'data:image/png',
    'svg+xml;base64',
    'svg+xml,',
    'linearGradient',
    'radialGradient',
    '<mask',
  ]
    .concat(['<filter', '<clipPath', '<style', 'style=', '<use', '<pattern', '<image'])
    .filter((content) => !all.some((text) => text.includes(content)))
  expect(missing).toEqual([])
  expect(new Set(walletIcons.map(({ name }) => name)).size).toBeGreaterThanOrEqual(20)
})

test.each(['image/webp', 'image/jpeg'])('behavior: draws %s', async (type) => {
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')?.drawImage(await load(png), 0, 0)
  const source = canvas.toDataURL(type)
  expect(source).toMatch(new RegExp(`^data:${type}`))
  expect(compare(await drawPixels(source), getPixels(await load(source)))).toBeLessThan(1.5)
})

test('behavior: needs no img-src, no style-src for attributes, and no trusted type', async () => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "img-src 'none'; style-src 'none'; object-src 'none'; require-trusted-types-for 'script'"
  const violations: string[] = []
  const addViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
    violations.push(effectiveDirective)
  document.addEventListener('securitypolicyviolation', addViolation)
  const frame = document.createElement('div')
  const root = frame.attachShadow({ mode: 'open' })
  document.body.append(frame)
  onTestFinished(() => {
    document.removeEventListener('securitypolicyviolation', addViolation)
    frame.remove()
  })
  document.head.append(policy)
  for (const { icon } of walletIcons) await drawDataImage(icon, root)
  await new Promise(requestAnimationFrame)
  expect(root.childElementCount).toBe(walletIcons.length)
  expect(violations).toEqual([])
  // Proves that the policy is enforced.
  await load(png).catch(() => {})
  await expect.poll(() => violations).toEqual(['img-src'])
})

test.each([
  ['a script', '<script>alert(1)</script><path d="M0 0z"/>'],
  ['a handler', '<path onload="alert(1)" d="M0 0z"/>'],
  ['HTML', '<foreignObject><iframe src="https://evil.example"/></foreignObject><path d="M0 0z"/>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0z"/></a><path d="M0 0z"/>'],
  ['a picture of a site', '<image href="https://evil.example/a"/><path d="M0 0z"/>'],
  ['a picture of a filter', '<filter><feImage href="https://evil.example/a"/></filter><path d="M0 0z"/>'],
  ['a drawing of a site', '<use href="https://evil.example/a#b"/><path d="M0 0z"/>'],
  ['a URL as the color', '<path fill="url(https://evil.example/a#b)" d="M0 0z"/>'],
  ['a hidden URL', '<path fill="u\\72l(https://evil.example/a#b)" d="M0 0z"/>'],
  ['a URL after a local one', '<path fill="url(#a) url(https://evil.example/a)" d="M0 0z"/>'],
  ['a URL in a style', '<path style="mask:url(https://evil.example/a)" d="M0 0z"/>'],
  ['a set of images', '<path style="mask:image-set(\'https://evil.example/a\' 1x)" d="M0 0z"/>'],
  ['a URL in a style sheet', '<style>path{fill:url(https://evil.example/a)}</style><path d="M0 0z"/>'],
  ['an import', '<style>@import "https://evil.example/a";</style><path d="M0 0z"/>'],
  ['an animation', '<path d="M0 0z"><set attributeName="href" to="javascript:alert(1)"/></path>'],
  ['another property', '<path style="position:fixed;cursor:none;background:red" d="M0 0z"/>'],
])('error: leaves out %s', async (_, body) => {
  const drawn = await drawDataImage(svg(body))
  if (drawn instanceof HTMLCanvasElement) throw new Error('no elements')
  const text = drawn.outerHTML.replace('style="background-color: red;"', '')
  expect(text).not.toMatch(/evil|script|alert|onload|foreign|iframe|image|<set|style=|import/)
  expect(drawn.querySelectorAll('path')).toHaveLength(1)
})

test.each([
  ['malformed markup', svg('<g>')],
  ['another document', 'data:image/svg+xml,<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['too many elements', svg('<g/>'.repeat(5_000))],
  ['broken pixels', 'data:image/png;base64,AAAA'],
  ['invalid base64', 'data:image/png;base64,%%%'],
  ['pixels in a mask', svg(`<mask id="a"><image href="${png}"/></mask>`)],
])('error: rejects %s', async (_, source) => {
  await expect(drawDataImage(source)).rejects.toThrow()
})

test('behavior: what is used uses nothing, so that a small image does not draw millions of elements', async () => {
  const nested = (level: number) => `<g id="a${level}">${`<use href="#a${level - 1}"/>`.repeat(10)}</g>`
  const image = svg(`<path id="a0" d="M0 0z"/>${[1, 2, 3, 4, 5, 6, 7, 8].map(nested).join('')}`)
  const drawn = await drawDataImage(image)
  expect((drawn as Element).querySelectorAll('use')).toHaveLength(10)
})

test('behavior: two copies of an image have ids of their own', async () => {
  const image = svg('<linearGradient id="a"/><path fill="url(#a)" d="M0 0z"/>')
  const [first, second] = await Promise.all([drawDataImage(image), drawDataImage(image)])
  const ids = [first, second].map((drawn) => drawn.querySelector('linearGradient')?.id)
  expect(new Set(ids).size).toBe(2)
  expect(first.querySelector('path')?.getAttribute('fill')).toBe(`url(#${ids[0]})`)
})
