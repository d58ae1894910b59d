import type { Network } from '@latchkit/core'
import type { Adapter, AdapterEvent, AdapterFactory, Connector, PortContext } from '@latchkit/core/ports'
import { type FakeClock, fakeClock } from '@latchkit/core/testing'
import { onTestFinished } from 'vitest'

/** Creates the context that a kit passes to an adapter. */
export function createContext(networks: readonly Network[], more: Partial<PortContext> = {}): PortContext {
  return {
    projectId: 'test',
    metadata: { name: 'Test', description: '', url: 'http://localhost', icons: [] },
    networks,
    clock: fakeClock(),
    enableEIP6963: true,
    enableInjected: true,
    warn: () => {},
    ...more,
  }
}

/** A started adapter and what it reported. */
export type StartedAdapter = {
  readonly adapter: Adapter
  /** The adapter's clock, unless the context has another one. */
  readonly clock: FakeClock
  readonly stop: () => void
  readonly warnings: readonly string[]
  /** The connectors emitted last. */
  readonly connectors: () => readonly Connector[]
  /** All emitted events except connectors. */
  readonly emitted: () => readonly AdapterEvent[]
  /** The number of connector events. */
  readonly countConnectorEvents: () => number
}

/** Starts an adapter and stops it after the test. */
export function startAdapter(
  factory: AdapterFactory,
  networks: readonly Network[],
  more: Partial<PortContext> = {},
): StartedAdapter {
  const warnings: string[] = []
  const events: AdapterEvent[] = []
  const clock = fakeClock()
  const warn = (message: string) => void warnings.push(message)
  const adapter = factory(createContext(networks, { clock, warn, ...more }))
  const stop = adapter.start((event) => events.push(event))
  onTestFinished(stop)
  return {
    adapter,
    clock,
    stop,
    warnings,
    connectors: () => events.findLast((event) => event.type === 'connectors')?.connectors ?? [],
    emitted: () => events.filter(({ type }) => type !== 'connectors'),
    countConnectorEvents: () => events.filter(({ type }) => type === 'connectors').length,
  }
}
