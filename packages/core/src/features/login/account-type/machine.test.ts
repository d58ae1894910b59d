import { describe, expect, test } from 'vitest'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { initialState, transition } from './machine.js'
import { toDefaultType, toTypeOn } from './rules.js'
import type { AccountTypeEvent, AccountTypeInput, AccountTypeState } from './types.js'

const start: AccountTypeState = initialState({ config: { defaultAccountTypes: {} } })
const error = new LatchkitError({ code: 'frame-request', shortMessage: 'No.' })
const effect = { type: 'setType', key: 'wallet', id: '1', accountType: 'eoa' } as const
const set = (id: string, accountType: 'eoa' | 'smartAccount' = 'eoa'): AccountTypeEvent => ({
  ...{ type: 'set', id, accountType },
})
const run = (...inputs: readonly AccountTypeInput[]) =>
  inputs.reduce<ReturnType<typeof transition>>(({ state }, input) => transition(state, input), {
    state: start,
  })

describe('rules', () => {
  test.each([
    [{}, 'smartAccount'],
    [{ eip155: 'eoa' }, 'eoa'],
    [{ eip155: 'smartAccount', bip122: 'ordinal' }, 'smartAccount'],
  ] as const)('default: the default type of %o is %s', (defaultAccountTypes, type) => {
    expect(toDefaultType({ defaultAccountTypes })).toBe(type)
  })

  test.each([
    ['smartAccount', 'eip155:1', 'smartAccount'],
    ['smartAccount', 'eip155:10', 'eoa'],
    ['eoa', 'eip155:1', 'eoa'],
  ] as const)('behavior: who prefers %s uses, on %s, %s', (preferredType, chainId, type) => {
    expect(toTypeOn({ enabledChainIds: ['eip155:1'], preferredType }, chainId)).toBe(type)
  })
})

describe('transition', () => {
  test('default: a change is pending, then stored', () => {
    expect(run(set('1'))).toEqual({
      state: { ...start, change: { status: 'changing', id: '1', type: 'eoa' } },
      run: [effect],
      emit: [],
    })
    expect(run(set('1'), { type: 'changed', id: '1' })).toEqual({
      state: { ...start, preferredType: 'eoa' },
      run: [{ type: 'storeType', key: 'store', mode: 'write', accountType: 'eoa' }],
      emit: [{ type: 'changed', id: '1', accountType: 'eoa' }],
    })
  })

  test('error: a failure keeps the preference, and stays until the session changes', () => {
    const failed = run(set('1'), { type: 'failed', effect, error })
    expect(failed).toEqual({
      state: { ...start, change: { status: 'failed', type: 'eoa', error } },
      emit: [{ type: 'failed', id: '1', error }],
    })
    expect(transition(failed.state, { type: 'sessionChanged' }).state).toEqual(start)
  })

  test('behavior: an aborted change has not failed', () => {
    const aborted = run(set('1'), { type: 'failed', effect, error: new AbortedError() })
    expect(aborted.state).toEqual(start)
    expect(aborted.emit).toMatchObject([{ type: 'failed', id: '1', error: { code: 'aborted' } }])
  })

  test('behavior: a newer change settles the one before it, whose result is ignored', () => {
    const second = run(set('1'), set('2', 'smartAccount'))
    expect(second.emit).toMatchObject([{ type: 'failed', id: '1', error: { code: 'aborted' } }])
    for (const late of [
      { type: 'changed', id: '1' },
      { type: 'failed', effect, error },
      { type: 'cancel', id: '1' },
    ] as const)
      expect(transition(second.state, late)).toEqual({ state: second.state })
  })

  test('behavior: cancel aborts the pending change', () => {
    expect(run(set('1'), { type: 'cancel', id: '1' })).toMatchObject({
      state: start,
      run: [{ type: 'cancel', key: 'wallet' }],
      emit: [{ type: 'failed', id: '1', error: { code: 'aborted' } }],
    })
  })

  test('behavior: a logout ends the change, and keeps the preference for the next login', () => {
    const { state, run: effects } = run(
      { type: 'loaded', enabledChainIds: ['eip155:1'], preferredType: 'eoa' },
      { type: 'userRead', isDeployed: true },
      set('1', 'smartAccount'),
      { type: 'loggedOut' },
    )
    expect(state).toEqual({ enabledChainIds: [], preferredType: 'eoa', change: { status: 'idle' } })
    expect(effects).toEqual([{ type: 'cancel', key: 'wallet' }])
  })

  test.each<AccountTypeEvent>([
    { type: 'userRead', isDeployed: undefined },
    { type: 'changed', id: '1' },
    { type: 'cancel', id: '1' },
    { type: 'sessionChanged' },
  ])('behavior: ignores $type without a reason', (event) => {
    expect(transition(start, event)).toEqual({ state: start })
  })
})
