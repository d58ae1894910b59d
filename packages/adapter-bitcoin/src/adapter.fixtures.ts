import type { Network } from '@latchkit/core'
import type { Adapter, AdapterEvent, Connector, PortContext } from '@latchkit/core/ports'
import { fakeClock } from '@latchkit/core/testing'
import { onTestFinished } from 'vitest'
import { bitcoin } from './bitcoin.js'

/** A signal that never fires. */
export function createSignal(): AbortSignal {
  return new AbortController().signal
}

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

/** Starts an adapter and stops it after the test. */
export function startAdapter(
  networks: readonly Network[],
  options: bitcoin.Options = {},
  more: Partial<PortContext> = {},
): {
  readonly adapter: Adapter
  readonly warnings: readonly string[]
  /** The connectors emitted last. */
  readonly connectors: () => readonly Connector[]
  /** All emitted events except connectors. */
  readonly emitted: () => readonly AdapterEvent[]
} {
  const warnings: string[] = []
  const events: AdapterEvent[] = []
  const warn = (message: string) => void warnings.push(message)
  const adapter = bitcoin(options)(createContext(networks, { warn, ...more }))
  onTestFinished(adapter.start((event) => events.push(event)))
  return {
    adapter,
    warnings,
    connectors: () => events.findLast((event) => event.type === 'connectors')?.connectors ?? [],
    emitted: () => events.filter(({ type }) => type !== 'connectors'),
  }
}
