import { describe, expect, test } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { dismissAlert } from './dismissAlert.js'
import { initialState } from './initialState.js'
import { type Alert, transition } from './machine.js'

const silent = initialState({ config: { debug: false } })
const debug = initialState({ config: { debug: true } })
const one: Alert = { code: 'PROJECT_ID_NOT_CONFIGURED', variant: 'error' }
const other: Alert = { code: 'SWITCH_NETWORK_NOT_FOUND', variant: 'error' }

describe('transition', () => {
  test('default', () => {
    expect(transition(debug, { type: 'show', alert: one }).state).toEqual({
      debug: true,
      alert: one,
      shown: [one.code],
    })
  })

  test('behavior: only in debug mode', () => {
    expect(transition(silent, { type: 'show', alert: one }).state).toBe(silent)
  })

  test('behavior: shows each alert once, also after it was dismissed', () => {
    const shown = transition(debug, { type: 'show', alert: one }).state
    expect(transition(shown, { type: 'show', alert: { ...one } }).state).toBe(shown)
    const dismissed = transition(shown, { type: 'dismiss' }).state
    expect(dismissed).toEqual({ debug: true, shown: [one.code] })
    expect(transition(dismissed, { type: 'show', alert: one }).state).toBe(dismissed)
  })

  test('behavior: a newer alert replaces an older one', () => {
    const shown = transition(debug, { type: 'show', alert: one }).state
    expect(transition(shown, { type: 'show', alert: other }).state).toEqual({
      debug: true,
      alert: other,
      shown: [one.code, other.code],
    })
  })

  test('behavior: dismissing does nothing without an alert', () => {
    expect(transition(debug, { type: 'dismiss' }).state).toBe(debug)
  })
})

test('behavior: a kit shows an alert for a problem in its configuration', async () => {
  const { kit } = createTestKit({ projectId: '', debug: true })
  expect(kit.getState().alerts.alert).toEqual(one)
  await dismissAlert(kit)
  expect(kit.getState().alerts.alert).toBeUndefined()
  expect(createTestKit({ projectId: '', debug: false }).kit.getState().alerts.alert).toBeUndefined()
})
