import jsQR from 'jsqr'
import { afterEach, expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { CopyContext } from '../../copy/CopyContext.js'
import { en } from '../../copy/en.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { QrCode } from './QrCode.js'

afterEach(cleanup)

/** Creates a deterministic pairing URI with the length of an actual one. */
function createPairingUri(number: number): string {
  const hex = (salt: number) =>
    Array.from({ length: 64 }, (_, at) => ((Math.sin(number * 64 + at + salt) * 1e6) & 15).toString(16)).join(
      '',
    )
  return `wc:${hex(1)}@2?relay-protocol=irn&symKey=${hex(2)}&expiryTimestamp=${1795283970 + number}`
}

/** Decodes a QR code rendered at `edge` device pixels, only dark on light, like most cameras. */
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

// The widths on a phone and on a desktop, at device pixel ratios of one to three.
test.each([280, 320, 560, 640, 960])('default: is readable at a width of %i pixels', async (edge) => {
  for (let number = 0; number < 8; number += 1) {
    const text = createPairingUri(number)
    const { container } = await render(
      <CopyContext.Provider value={en}>
        <QrCode text={text} label="Code">
          <WalletIcon wallet={{ name: 'Harbor' }} />
        </QrCode>
      </CopyContext.Provider>,
    )
    const svg = container.querySelector('svg')
    expect(svg && (await decode(svg, edge))).toBe(text)
    await cleanup()
  }
})
