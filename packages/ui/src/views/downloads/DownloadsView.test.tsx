import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { hostileLinks, noLinks, onDesktop, onlyPhones, onPhone } from './DownloadsView.fixtures.js'
import { DownloadsView } from './DownloadsView.js'

test('default', () => {
  const markup = renderToMarkup(<DownloadsView model={onDesktop} />)
  expect(getTexts(markup)).toEqual([
    'Install Kestrel and set it up, then come back here.',
    'Open Chrome Web Store',
    ...['iPhone', 'Android', 'Scan with your phone to get Kestrel there.'],
    ...['Other devices', 'App Store', 'Google Play', 'Website'],
  ])
  expect(markup).toContain('aria-label="QR code that opens App Store"')
})

test('behavior: has one primary link', () => {
  const links = renderToMarkup(<DownloadsView model={onPhone} />).match(
    /<a [^>]*data-variant="primary"[^>]*>/g,
  )
  expect(links).toEqual([expect.stringContaining('href="https://example.com/ios/kestrel"')])
})

test('behavior: shows a QR code only if the model has one', () => {
  const hasCode = (model: typeof onPhone) =>
    renderToMarkup(<DownloadsView model={model} />).includes('qr-code')
  expect([hasCode(onDesktop), hasCode(onlyPhones), hasCode(onPhone)]).toEqual([true, true, false])
})

test('behavior: a single QR code has no tabs', () => {
  expect(renderToMarkup(<DownloadsView model={onlyPhones} />)).not.toContain('role="tab"')
})

test('behavior: shows that there is no download link', () => {
  expect(getTexts(renderToMarkup(<DownloadsView model={noLinks} />))).toEqual([
    'F',
    'No download link for Ferrous',
    'Only install it from its official site.',
  ])
})

test('error: does not render an unsafe link or its QR code', () => {
  const markup = renderToMarkup(<DownloadsView model={hostileLinks} />)
  expect(markup).not.toContain('javascript:')
  expect(markup).not.toContain('qr-code')
  expect(markup.match(/<a /g)).toHaveLength(1)
})
