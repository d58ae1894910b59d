import type { NetworkButtonModel } from '@latchkit/core'
import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { buttonsEn } from '../../copy/buttonsEn.js'
import { fixtures } from './NetworkButtonView.fixtures.js'
import { NetworkButtonView } from './NetworkButtonView.js'

function view(model: NetworkButtonModel): string {
  return renderToMarkup(<NetworkButtonView model={model} copy={buttonsEn} />)
}

test('default', () => {
  expect(getTexts(view(fixtures.ready))).toEqual(['Base'])
  expect(view(fixtures.ready)).toContain('aria-label="Network: Base"')
})

test.each([
  ['none', 'Select network'],
  ['unsupported', 'Switch network'],
  ['switching', 'Base'],
] as const)('behavior: %s', (status, label) => {
  expect(getTexts(view(fixtures[status]))).toEqual([label])
  expect(view(fixtures[status])).toContain(`data-status="${status}"`)
})

test('behavior: shows the image of the network unless it is unsafe', () => {
  const at = (image: string) => view({ status: 'ready', network: { ...fixtures.ready.network, image } })
  expect(at('https://example.com/base.png')).toContain('<img src="https://example.com/base.png" alt=""')
  expect(at('javascript:alert(1)')).not.toContain('<img')
})
