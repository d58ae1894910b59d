import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fullAr, fullEn } from '../../copy/fullCopy.fixtures.js'
import { fixtures as pay } from '../../views/pay/PayReviewView.fixtures.js'
import { PayReviewView } from '../../views/pay/PayReviewView.js'
import { fixtures as send } from '../../views/send-review/SendReviewView.fixtures.js'
import { SendReviewView } from '../../views/send-review/SendReviewView.js'

const noop = () => {}
const error = { code: 'rpc-request', values: { reason: 'unreachable' } } as const
/** Without the letter of the wallet's icon. */
const getStatus = (view: ReactNode, copy = fullEn) => getTexts(renderToMarkup(view, copy)).slice(1)
const renderSend = (failed: typeof send.failed): ReactNode => (
  <SendReviewView model={failed} onSpeed={noop} onSend={noop} onEdit={noop} onRetry={noop} onStop={noop} />
)

test('default: a transfer that cannot be sent says so, and can be edited', () => {
  const texts = getStatus(renderSend(send.failed))
  expect([texts[0], texts.at(-1)]).toEqual(['This can’t be sent', 'Edit'])
  // The same transfer would fail again.
  expect(texts).not.toContain('Try again')
})

test('error: a node that is down is not a transfer that cannot be sent: the user tries again', () => {
  expect(getStatus(renderSend({ ...send.failed, error }))).toEqual([
    'Can’t reach the network',
    'Check your connection, then try again.',
    'Try again',
    'Edit',
  ])
  const inArabic = getStatus(renderSend({ ...send.failed, error }), fullAr)
  expect(inArabic[0]).not.toBe(fullAr.send.review.failed)
})

test('error: nor is it a payment that cannot be made', () => {
  const model = { ...pay.failed, failure: { kind: 'other', failure: error } as const }
  expect(getStatus(<PayReviewView model={model} onBack={noop} onRetry={noop} />)).toEqual([
    'Can’t reach the network',
    'Check your connection, then try again.',
    'Try again',
    'Change method',
  ])
})
