import type { SiwxSignMessageModel } from '@latchkit/core'
import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fixtures, optional, smartAccount, undeployed } from './SiwxSignMessageView.fixtures.js'
import { SiwxSignMessageView } from './SiwxSignMessageView.js'

function view(model: SiwxSignMessageModel): readonly string[] {
  return getTexts(renderToMarkup(<SiwxSignMessageView model={model} onSign={() => {}} onCancel={() => {}} />))
}

const required = 'Canceling disconnects your wallet.'
const { message = '' } = fixtures.ready

test('default: what is signed, and why', () => {
  expect(view(fixtures.ready)).toEqual([
    'Sign in to Fern',
    'Sign this message in Kestrel to prove that the account is yours. It’s free, and moves nothing.',
    ...[required, message, 'Cancel', 'Sign'],
  ])
})

test.each<[SiwxSignMessageModel['status'], readonly string[]]>([
  ['checking', ['Checking your sign-in']],
  [
    'signing',
    [
      'Sign in Kestrel',
      'Check that your wallet shows this message, then approve it.',
      ...[message, 'Cancel'],
    ],
  ],
  ['verifying', ['Signing you in', 'The app is checking your signature.', message, 'Cancel']],
  ['verified', ['You’re signed in']],
  [
    'declined',
    [
      'Signature declined',
      'You aren’t signed in. Try again to continue.',
      required,
      message,
      'Cancel',
      'Try again',
    ],
  ],
  [
    'failed',
    [
      'Couldn’t sign in',
      'This app couldn’t sign you in.',
      'Try again. If it fails again, ask the app for help.',
      ...['Cancel', 'Try again'],
    ],
  ],
])('behavior: %s', (status, expected) => {
  expect(view(fixtures[status])).toEqual(expected)
})

test('behavior: an optional sign-in of an app without a name', () => {
  const texts = view(optional)
  expect(texts[0]).toBe('Sign in')
  expect(texts).not.toContain(required)
})

test('behavior: a smart account', () => {
  expect(view(smartAccount)).toContain('This application might not support Smart Accounts')
})

test('behavior: a smart account that is not deployed', () => {
  expect(view(undeployed)).toEqual([
    'Couldn’t verify your signature',
    'If this is a smart account, it isn’t active on this network yet. Make a first transaction with Kestrel, then try again.',
    ...[required, 'Cancel', 'Try again'],
  ])
})
