import { expect, test } from 'vitest'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { toLoginFailure } from './toLoginFailure.js'

const refuse = (shortMessage: string) =>
  toLoginFailure(new LatchkitError({ code: 'frame-request', shortMessage }))

test('behavior: the words of the frame have no invisible characters, and a limit', () => {
  expect(refuse('The code\u202E is\nwrong.\u200B')).toEqual({
    type: 'refused',
    text: 'The code  is wrong. ',
  })
  expect(refuse('w'.repeat(500))).toEqual({ type: 'refused', text: 'w'.repeat(200) })
})

test('behavior: a frame that its server does not serve to this site is no problem of the connection', () => {
  const refusal = { code: 'frame-load', shortMessage: 'x', cause: 'unverified_domain' }
  expect(toLoginFailure(new LatchkitError(refusal))).toEqual({ type: 'not-allowed' })
})

test('behavior: a frame that does not load is unreachable', () => {
  const error = new LatchkitError({ code: 'frame-load', shortMessage: 'x' })
  expect(toLoginFailure(error)).toEqual({ type: 'unreachable' })
  expect(toLoginFailure(new LatchkitError({ code: 'other', shortMessage: 'x' }))).toEqual({
    type: 'unexpected',
  })
})
