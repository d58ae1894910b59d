import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** The metrics of the JSON-RPC proxy. Nodes are named by their position in the configuration. */
export type RpcMetrics = {
  /** Calls of clients, by chain, method and outcome. */
  readonly calls: Counter<'chain' | 'method' | 'outcome'>
  /** Open WebSocket connections of clients, by chain. */
  readonly sockets: Gauge<'chain'>
  /** Response times of nodes. */
  readonly nodeSeconds: Histogram<'chain' | 'node'>
  /** Failures of nodes, by reason. */
  readonly nodeFailures: Counter<'chain' | 'node' | 'reason'>
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Creates the metrics of the proxy in a registry. */
export function createRpcMetrics(registry: Registry): RpcMetrics {
  const registers = [registry]
  return {
    calls: new Counter({
      name: 'latchkit_rpc_calls_total',
      help: 'JSON-RPC calls of clients, by chain, method and outcome',
      labelNames: ['chain', 'method', 'outcome'],
      registers,
    }),
    sockets: new Gauge({
      name: 'latchkit_rpc_sockets',
      help: 'Open JSON-RPC connections over WebSocket, by chain',
      labelNames: ['chain'],
      registers,
    }),
    nodeSeconds: new Histogram({
      name: 'latchkit_rpc_node_seconds',
      help: 'Response times of nodes',
      labelNames: ['chain', 'node'],
      buckets,
      registers,
    }),
    nodeFailures: new Counter({
      name: 'latchkit_rpc_node_failures_total',
      help: 'Calls that a node did not answer, by reason',
      labelNames: ['chain', 'node', 'reason'],
      registers,
    }),
  }
}
