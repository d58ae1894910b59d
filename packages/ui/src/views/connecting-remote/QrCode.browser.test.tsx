import jsQR from 'jsqr'
import { afterEach, expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { QrCode } from './QrCode.js'

afterEach(cleanup)

/** A code of a pairing, as long as a real one: the same for the same number. */
function createPairingUri(number: number): string {
  const hex = (salt: number) =>
    Array.from({ length: 64 }, (_, at) => ((Math.sin(number * 64 + at + salt) * 1e6) & 15).toString(16)).join(
      '',
    )
  return `wc:${hex(1)}@2?relay-protocol=irn&symKey=${hex(2)}&expiryTimestamp=${1795283970 + number}`
}

/** What a camera reads of the code on show, drawn at that many device pixels: dark on light only, as most do. */
async function decode(svg: SVGElement, edge: number): Promise<string | undefined> {
  const copy = svg.cloneNode(true) as SVGElement
  for (const [name, value] of Object.entries({
    xmlns: 'http://www.w3.org/2000/svg',
    width: String(edge),
    height: String(edge),
  }))
    copy.setAttribute(name, value)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
  await image.decode()
  const context = new OffscreenCanvas(edge, edge).getContext('2d')
  context?.drawImage(image, 0, 0)
  const data = context?.getImageData(0, 0, edge, edge).data ?? new Uint8ClampedArray()
  return jsQR(data, edge, edge, { inversionAttempts: 'dontInvert' })?.data
}

// As wide as it gets on a phone and on a desktop, at one to three device pixels each.
test.each([280, 320, 560, 640, 960])('default: a camera reads it, drawn %i pixels wide', async (edge) => {
  for (let number = 0; number < 8; number += 1) {
    const text = createPairingUri(number)
    const wallet = number % 2 === 0 ? undefined : { name: 'Harbor' }
    const { container } = await render(<QrCode text={text} label="Code" wallet={wallet} />)
    const svg = container.querySelector('svg')
    expect(svg && (await decode(svg, edge))).toBe(text)
    await cleanup()
  }
})
