import { expect, test } from 'vitest'
import type { AdapterEvent, Session } from '../../ports/Adapter.js'
import { createSessionReporter } from './createSessionReporter.js'

const one: Session = {
  connectorId: 'io.alpha',
  accounts: [{ address: '0x1', type: 'eoa' }],
  chainId: 'eip155:1',
}
const two: Session = { ...one, chainId: 'eip155:2' }
const event = (session: Session): AdapterEvent => ({ type: 'session', session })
const disconnected: AdapterEvent = { type: 'disconnected', connectorId: 'io.alpha' }

test.each<[string, Session | undefined, readonly (Session | undefined)[], readonly AdapterEvent[]]>([
  ['default: emits a new session', undefined, [one], [event(one)]],
  ['behavior: emits a changed session', one, [two], [event(two)]],
  ['behavior: emits the end of a session', one, [undefined], [disconnected]],
  ['behavior: emits nothing if nothing has changed', one, [structuredClone(one)], []],
  ['behavior: emits nothing if there is still no session', undefined, [undefined], []],
  [
    'behavior: emits each change once',
    one,
    [two, two, undefined, undefined, one],
    [event(two), disconnected, event(one)],
  ],
])('%s', (_, known, reports, expected) => {
  const events: AdapterEvent[] = []
  const reporter = createSessionReporter((emitted) => events.push(emitted))
  reporter.setKnown(known)
  for (const session of reports) reporter.report(session)
  expect(events).toEqual(expected)
  expect(reporter.getKnown()).toEqual(reports.at(-1))
})
