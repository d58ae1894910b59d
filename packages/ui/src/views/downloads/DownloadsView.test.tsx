import { expect, test } from 'vitest'
import { inServer, words } from '../../../.storybook/inServer.js'
import { everywhere, hostileLinks, nowhere } from './DownloadsView.fixtures.js'
import { DownloadsView } from './DownloadsView.js'

test('default', () => {
  expect(words(inServer(<DownloadsView model={everywhere} />))).toEqual([
    'Install Kestrel, set it up, then come back to connect it.',
    ...['Chrome Web Store', 'App Store', 'Google Play', 'Website'],
  ])
})

test('behavior: nobody knows where', () => {
  expect(words(inServer(<DownloadsView model={nowhere} />))).toContain('We do not know where to get Ferrous')
})

test('error: a link that is none is left out', () => {
  const markup = inServer(<DownloadsView model={hostileLinks} />)
  expect(markup).not.toContain('javascript:')
  expect(markup.match(/<a /g)).toHaveLength(1)
})
