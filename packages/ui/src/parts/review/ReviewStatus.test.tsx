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
  <SendReviewView model={failed} onSpeed={noop} onSend={noop} onEdit={noop} onStop={noop} />
)

test('default: a transfer that cannot be sent says so', () => {
  expect(getStatus(renderSend(send.failed))[0]).toBe('This can’t be sent')
})

test('error: a node that is down is not a transfer that cannot be sent', () => {
  expect(getStatus(renderSend({ ...send.failed, error }))).toEqual([
    'The network didn’t answer',
    'Check your connection, then try again.',
    'Edit',
  ])
  const inArabic = getStatus(renderSend({ ...send.failed, error }), fullAr)
  expect(inArabic[0]).not.toBe(fullAr.send.review.failed)
})

test('error: nor is it a payment that cannot be made', () => {
  const model = { ...pay.failed, failure: { kind: 'other', failure: error } as const }
  expect(getStatus(<PayReviewView model={model} />)).toEqual([
    'The network didn’t answer',
    'Check your connection, then try again.',
  ])
})
