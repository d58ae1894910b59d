import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createRenderer, createSvg, readColor } from './renderer.fixtures.js'

const form = { size: 64, type: 'image/png' } as const
const red = [255, 0, 0, 255]
const square = '<rect width="24" height="24" fill="red"/>'

/** Returns a PNG in a `data:` URL. */
async function createPngUrl(): Promise<string> {
  const canvas = createCanvas(4, 4)
  const context = canvas.getContext('2d')
  context.fillStyle = 'red'
  context.fillRect(0, 0, 4, 4)
  return `data:image/png;base64,${(await canvas.encode('png')).toString('base64')}`
}

test.each([
  ['a shape', square],
  ['CSS', '<style>.a { fill: red }</style><rect class="a" width="24" height="24"/>'],
  ['a style attribute', '<rect style="fill:red" width="24" height="24"/>'],
  ['use', `<defs><g id="a">${square}</g></defs><use href="#a"/>`],
  ['use with xlink:href', `<defs><g id="a">${square}</g></defs><use xlink:href="#a"/>`],
  [
    'a gradient',
    '<linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient><rect width="24" height="24" fill="url(#g)"/>',
  ],
  [
    'a quoted reference',
    `<linearGradient id="g"><stop stop-color="red"/></linearGradient><rect width="24" height="24" fill="url('#g')"/>`,
  ],
  ['a link', `<a href="https://example.com">${square}</a>`],
  ['CDATA', '<style><![CDATA[rect { fill: red }]]></style><rect width="24" height="24"/>'],
  [
    'a font that is not loaded',
    `<style>@font-face{font-family:a;src:url(data:font/woff2;base64,AA)}</style>${square}`,
  ],
  ['an event handler', `<rect onclick="alert(1)" width="24" height="24" fill="red"/>`],
  ['elements of editors', `<e:view xmlns:e="http://example.com/e"><rect width="24"/></e:view>${square}`],
])('default: draws %s', async (_name, content) => {
  expect(await readColor(await createRenderer().render(createSvg(content), form))).toEqual(red)
})

test.each(['href', 'xlink:href'])('default: draws a raster image in %s', async (name) => {
  const image = `<image width="24" height="24" ${name}="${await createPngUrl()}"/>`
  expect(await readColor(await createRenderer().render(createSvg(image), form))).toEqual(red)
})

test('param: type', async () => {
  const bytes = await createRenderer().render(createSvg(square), { size: 64, type: 'image/webp' })
  expect(Buffer.from(bytes).subarray(8, 12).toString()).toBe('WEBP')
})

test.each([
  ['a viewBox', 'viewBox="0 0 48 24"'],
  ['width and height', 'width="48" height="24"'],
  ['percentages and a viewBox', 'width="100%" height="100%" viewBox="0 0 48 24"'],
  ['huge width and height', 'width="4800000" height="2400000" viewBox="0 0 48 24"'],
])('behavior: is complete and centered by %s', async (_name, attributes) => {
  const drawing = createSvg(
    '<rect width="24" height="24" fill="red"/><rect x="24" width="24" height="24"/>',
    attributes,
  )
  const bytes = await createRenderer().render(drawing, form)
  const clear = [0, 0, 0, 0]
  const colors = await Promise.all([
    readColor(bytes, 0.1),
    readColor(bytes, 0.9),
    readColor(bytes, 0.1, 0.1),
    readColor(bytes, 0.9, 0.9),
  ])
  expect(colors).toEqual([red, [0, 0, 0, 255], clear, clear])
})

test('behavior: one process renders several drawings', async () => {
  const { render } = createRenderer()
  const images = await Promise.all(
    ['red', 'blue'].map((fill) => render(createSvg(`<rect width="24" height="24" fill="${fill}"/>`), form)),
  )
  expect(await Promise.all(images.map((image) => readColor(image)))).toEqual([red, [0, 0, 255, 255]])
})

const faulty = new URL('./faultyProcess.fixtures.mjs', import.meta.url)

test.each([
  ['loops', '<g id="loop"/>', 3_000, 'the SVG takes more than 3000 ms'],
  ['crashes', '<g id="crash"/>', 20_000, 'the renderer of SVG stopped'],
  ['needs more memory than its limit', '<g id="memory"/>', 20_000, 'the renderer of SVG stopped'],
  ['returns something else than an image', '<g/>', 20_000, 'the SVG cannot be drawn'],
])('error: a process that %s', async (_name, content, timeoutMs, message) => {
  const { render } = createRenderer({ program: faulty, timeoutMs })
  await expect(render(createSvg(content), form)).rejects.toThrow(message)
})

test('behavior: a new process replaces one that was killed', async () => {
  const { render } = createRenderer({ program: faulty, timeoutMs: 3_000 })
  await expect(render(createSvg('<g id="loop"/>'), form)).rejects.toThrow('3000 ms')
  // The answer of a process.
  await expect(render(createSvg('<g/>'), form)).rejects.toThrow('the SVG cannot be drawn')
})

test('error: at most 32 drawings wait', async () => {
  const { render } = createRenderer()
  const results = await Promise.allSettled(Array.from({ length: 33 }, () => render(createSvg(square), form)))
  expect(results.map(({ status }) => status)).toEqual([...Array(32).fill('fulfilled'), 'rejected'])
  await expect(render(createSvg(square), form)).resolves.toBeDefined()
})

test('error: a closed renderer starts no process', async () => {
  const renderer = createRenderer()
  renderer.close()
  await expect(renderer.render(createSvg(square), form)).rejects.toThrow('the gateway stops')
})
