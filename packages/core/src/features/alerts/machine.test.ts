import { describe, expect, test } from 'vitest'
import { createTestKit } from '../../testing/createTestKit.js'
import { dismissAlert } from './dismissAlert.js'
import { type AlertKey, initialState, transition } from './machine.js'
import { createAlert } from './rules.js'

const silent = initialState({ config: { debug: false } })
const debug = initialState({ config: { debug: true } })
const one = createAlert('PROJECT_ID_NOT_CONFIGURED')
const other = createAlert('SWITCH_NETWORK_NOT_FOUND')

describe('alertOf', () => {
  test.each<[AlertKey, string]>([
    ['PROJECT_ID_NOT_CONFIGURED', 'Project ID Not Configured'],
    ['INVALID_PROJECT_ID', 'Invalid Project ID'],
    ['INVALID_APP_CONFIGURATION', 'Invalid App Configuration'],
    ['SWITCH_NETWORK_NOT_FOUND', 'Network Not Found'],
    ['IFRAME_LOAD_FAILED', 'Unable to load email login dependency'],
    ['IFRAME_REQUEST_TIMEOUT', 'The login frame did not answer in time'],
    ['UNVERIFIED_DOMAIN', 'This domain is not verified'],
  ])('default', (key, message) => {
    // The exact texts: developers search for them.
    expect(createAlert(key)).toEqual({ key, message, variant: 'error' })
  })

  test('param: details', () => {
    expect(createAlert('SWITCH_NETWORK_NOT_FOUND', 'eip155:5').message).toBe('Network Not Found: eip155:5')
  })
})

describe('transition', () => {
  test('default', () => {
    expect(transition(debug, { type: 'show', alert: one }).state).toEqual({
      debug: true,
      alert: one,
      shown: [one.message],
    })
  })

  test('behavior: only in debug mode', () => {
    expect(transition(silent, { type: 'show', alert: one }).state).toBe(silent)
  })

  test('behavior: shows each alert once, also after it was dismissed', () => {
    const shown = transition(debug, { type: 'show', alert: one }).state
    expect(transition(shown, { type: 'show', alert: { ...one } }).state).toBe(shown)
    const dismissed = transition(shown, { type: 'dismiss' }).state
    expect(dismissed).toEqual({ debug: true, shown: [one.message] })
    expect(transition(dismissed, { type: 'show', alert: one }).state).toBe(dismissed)
  })

  test('behavior: a newer alert replaces an older one', () => {
    const shown = transition(debug, { type: 'show', alert: one }).state
    expect(transition(shown, { type: 'show', alert: other }).state).toEqual({
      debug: true,
      alert: other,
      shown: [one.message, other.message],
    })
  })

  test('behavior: shows the same alert again for another reason', () => {
    const [first, second] = ['a', 'b'].map((why) => createAlert('INVALID_APP_CONFIGURATION', why))
    if (!first || !second) throw new TypeError('two alerts')
    const shown = transition(debug, { type: 'show', alert: first }).state
    expect(transition(shown, { type: 'show', alert: second }).state.alert).toBe(second)
  })

  test('behavior: dismissing does nothing without an alert', () => {
    expect(transition(debug, { type: 'dismiss' }).state).toBe(debug)
  })
})

test('behavior: a kit shows an alert for a problem in its configuration', async () => {
  const { kit } = createTestKit({ projectId: '', debug: true })
  expect(kit.getState().alerts.alert?.message).toBe('Project ID Not Configured')
  await dismissAlert(kit)
  expect(kit.getState().alerts.alert).toBeUndefined()
  expect(createTestKit({ projectId: '', debug: false }).kit.getState().alerts.alert).toBeUndefined()
})
