import { ConfigError } from '../errors/config.js'
import { checkList, checkObject, checkText, fail } from './check.js'

/** Read as `inDevelopment.ts` of core does. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

type Given = Readonly<Record<string, unknown>>

/**
 * Looks for the usual mistakes in a network, in every build except production builds.
 *
 * @throws `ConfigError` that says what to write instead.
 */
export function reviewNetwork(network: Given, path: string): void {
  try {
    if (process.env.NODE_ENV !== 'production') findMistake(network, path)
  } catch (error) {
    // Also without a build: see `inDevelopment.ts`.
    if (error instanceof ConfigError) throw error
  }
}

function findMistake(network: Given, path: string): void {
  const { chainNamespace, id, rpcUrls, tokens = [] } = network
  if (chainNamespace === undefined && typeof id === 'number' && typeof rpcUrls === 'object')
    throw new ConfigError({
      path: `${path}.chainNamespace`,
      reason:
        "is missing. Write chainNamespace: 'eip155' for an EVM network; for a chain of viem, call fromViemChain(chain) instead of defineNetwork(chain)",
    })
  if (chainNamespace === undefined)
    throw new ConfigError({
      path: `${path}.chainNamespace`,
      reason: "is missing. Write chainNamespace: 'eip155' for an EVM network, or 'solana' or 'bip122'",
    })
  if (typeof rpcUrls !== 'object' || rpcUrls === null || Array.isArray(rpcUrls))
    throw new ConfigError({
      path: `${path}.rpcUrls`,
      reason: `${rpcUrls === undefined ? 'is missing' : 'must be an object'}. Write rpcUrls: { default: { http: ['https://…'] } }`,
    })
  checkList((token, at) => findMistakeInToken(checkObject(token, at), chainNamespace, at))(
    tokens,
    `${path}.tokens`,
  )
}

/** A production build leaves such a token out: see `toListedToken`. */
function findMistakeInToken(
  { address, name, symbol, decimals }: Given,
  namespace: unknown,
  at: string,
): void {
  checkText(name, `${at}.name`)
  checkText(symbol, `${at}.symbol`)
  if (!Number.isInteger(decimals) || Number(decimals) < 1 || Number(decimals) > 255)
    fail(`${at}.decimals`, 'a whole number from 1 to 255', decimals)
  const pattern = namespace === 'eip155' ? /^0x[\da-f]{40}$/i : /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
  if (!pattern.test(checkText(address, `${at}.address`)))
    fail(`${at}.address`, `an address of ${namespace}`, address)
}
