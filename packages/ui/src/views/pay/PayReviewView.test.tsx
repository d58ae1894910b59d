import { expect, test } from 'vitest'
import { renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fullAr, fullEn } from '../../copy/fullCopy.fixtures.js'
import { fixtures } from './PayReviewView.fixtures.js'
import { PayReviewView } from './PayReviewView.js'

const { ready } = fixtures

const render = (copy: typeof fullEn, model = ready): string =>
  renderToMarkup(<PayReviewView model={model} onPay={() => {}} />, copy)

test('default: the fee has its value, and without a price only its amount', () => {
  expect(render(fullEn)).toContain('At most $1.01 · 0.000336 ETH')
  const fee = { ...('fee' in ready && ready.fee), value: undefined }
  expect(render(fullEn, { ...ready, fee } as typeof ready)).toContain('At most 0.000336 ETH')
})

test('behavior: what the user pays is rounded up to cents', () => {
  const fee = { ...('fee' in ready && ready.fee), value: 1n }
  expect(render(fullEn, { ...ready, fee } as typeof ready)).toContain('At most $0.01 · ')
})

test('behavior: in Arabic, no mark turns the currency of the button around', () => {
  expect(render(fullAr)).toContain('12.50')
  expect(render(fullAr)).not.toContain('\u200f')
})
