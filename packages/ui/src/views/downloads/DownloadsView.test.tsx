import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { allStores, hostileLinks, noLinks } from './DownloadsView.fixtures.js'
import { DownloadsView } from './DownloadsView.js'

test('default', () => {
  expect(getTexts(renderToMarkup(<DownloadsView model={allStores} />))).toEqual([
    'Install Kestrel, set it up, then come back to connect it.',
    ...['Chrome Web Store', 'App Store', 'Google Play', 'Website'],
  ])
})

test('behavior: shows that there is no download link', () => {
  expect(getTexts(renderToMarkup(<DownloadsView model={noLinks} />))).toContain(
    'No download link for Ferrous',
  )
})

test('error: does not render an unsafe link', () => {
  const markup = renderToMarkup(<DownloadsView model={hostileLinks} />)
  expect(markup).not.toContain('javascript:')
  expect(markup.match(/<a /g)).toHaveLength(1)
})
