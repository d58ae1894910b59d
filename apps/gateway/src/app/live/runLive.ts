import { createSource } from '../../money/convert/sources/createSource.js'
import type { SwapBuild } from '../../money/convert/sources/SwapSource.js'
import type { SwapSourceEntry } from '../../money/convert/sources/swapSourcesSchema.js'

/** The output of a run, and the exit code: 0 if all checks passed, 1 if one failed, 2 if none ran. */
export type LiveResult = { readonly text: string; readonly code: 0 | 1 | 2 }

type Service = {
  /** The variable of the environment with the key. */
  readonly variable: string
  readonly createEntry: (apiKey: string, url: string | undefined) => SwapSourceEntry
  /** A swap of tokens that are traded all the time. */
  readonly build: SwapBuild
}

const evmChainId = 'eip155:1'
const solanaChainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const timeoutMs = 30_000

const shared: Omit<SwapBuild, 'from' | 'to' | 'amount' | 'account' | 'recipient'> = {
  ...{ slippageBps: 100, deadline: 0, minToAmount: undefined, maxFromAmount: undefined },
  ...{ permit: undefined, permit2: undefined },
  mode: 'exactIn',
}
/** One Ether to USDC, which needs no allowance. The account is a public one that has some. */
const evmBuild: SwapBuild = {
  ...shared,
  from: { chainId: evmChainId, address: `0x${'e'.repeat(40)}` },
  to: { chainId: evmChainId, address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' },
  amount: 10n ** 18n,
  account: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
  recipient: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
}
/** One SOL to USDC. */
const solanaBuild: SwapBuild = {
  ...shared,
  from: { chainId: solanaChainId, address: 'So11111111111111111111111111111111111111112' },
  to: { chainId: solanaChainId, address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
  amount: 10n ** 9n,
  account: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
  recipient: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
}

const services: Readonly<Record<string, Service>> = {
  jupiter: {
    variable: 'JUPITER_API_KEY',
    createEntry: (apiKey, url) => ({ kind: 'jupiter', apiKey, url }),
    build: solanaBuild,
  },
  lifi: {
    variable: 'LIFI_API_KEY',
    createEntry: (apiKey, url) => ({ kind: 'lifi', apiKey, url, chainIds: [evmChainId] }),
    build: evmBuild,
  },
  oneInch: {
    variable: 'ONEINCH_API_KEY',
    createEntry: (apiKey, url) => ({ kind: 'oneInch', apiKey, url, chainIds: [evmChainId] }),
    build: evmBuild,
  },
  zeroX: {
    variable: 'ZEROX_API_KEY',
    createEntry: (apiKey, url) => ({ kind: 'zeroX', apiKey, url, chainIds: [evmChainId] }),
    build: evmBuild,
  },
}

/**
 * Sends the requests of the contract tests to a hosted service, and reads its answers with the product's own code. Nothing is signed, and no
 * transaction is sent.
 *
 * @param parameters `url`: another server than the service's own. `now`: returns the current time in ms.
 */
export async function runLive(parameters: {
  readonly service: string | undefined
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly url?: string | undefined
  readonly now: () => number
}): Promise<LiveResult> {
  const { service: name = '', environment, url, now } = parameters
  const service = Object.hasOwn(services, name) ? services[name] : undefined
  if (!service) {
    const names = Object.keys(services).join(', ')
    return { text: `The service must be one of ${names}, got "${name}".`, code: 2 }
  }
  const apiKey = environment[service.variable]
  if (!apiKey) {
    const text = `The variable ${service.variable} is missing: set it to your key of ${name}. Nothing was sent.`
    return { text, code: 2 }
  }
  const source = createSource(service.createEntry(apiKey, url))
  const build = { ...service.build, deadline: Math.floor(now() / 1_000) + 1_200 }
  const checks: readonly (readonly [string, (signal: AbortSignal) => Promise<string>])[] = [
    [
      'quote',
      async (signal) => {
        const { fromAmount, toAmount, steps } = await source.quote(build, signal)
        return `${fromAmount} to ${toAmount}, ${steps.map((step) => step.name).join(', ')}`
      },
    ],
    [
      'transaction',
      async (signal) => {
        const built = await source.build(build, signal)
        const bytes =
          built.kind === 'evm'
            ? built.transaction.data.length / 2 - 1
            : Buffer.from(built.transaction, 'base64').length
        return `${bytes} bytes, ${built.fromAmount} to ${built.toAmount}`
      },
    ],
  ]
  const rows: { readonly check: string; readonly isPassed: boolean; readonly details: string }[] = []
  for (const [check, run] of checks) {
    const startedAt = now()
    const { isPassed, details } = await run(AbortSignal.timeout(timeoutMs)).then(
      (details) => ({ isPassed: true, details }),
      (error: unknown) => ({
        isPassed: false,
        details: error instanceof Error ? error.message : String(error),
      }),
    )
    rows.push({ check, isPassed, details: `${details} (${now() - startedAt} ms)` })
  }
  const date = new Date(now()).toISOString().slice(0, 10)
  const lines = rows.map(
    ({ check, isPassed, details }) => `| ${check} | ${isPassed ? 'passed' : 'failed'} | ${details} |`,
  )
  const text = [`${name}, ${date}`, '', '| Check | Outcome | Details |', '|---|---|---|', ...lines].join('\n')
  // A key in an error is not printed.
  return { text: text.replaceAll(apiKey, '<key>'), code: rows.every(({ isPassed }) => isPassed) ? 0 : 1 }
}
