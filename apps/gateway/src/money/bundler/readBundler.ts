import { existsSync, readFileSync } from 'node:fs'
import type { Hex } from 'viem'
import { parseShape } from '../../foundation/config/parseShape.js'
import { readJson } from '../../foundation/config/readJson.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import { type BundlerChainSettings, type BundlerSettings, bundlerSettingsSchema } from './BundlerSettings.js'
import { needsSeparateExecutors } from './ChainBundler.js'

/**
 * Reads the settings of the bundlers. Error messages name the invalid fields, but not their values, which contain keys.
 *
 * @param source The settings, or the path of their file. Without either, there is no bundler.
 * @throws GatewayError if they are invalid, a file does not exist, or a chain is not one of the gateway.
 */
export function readBundler(
  source: BundlerSettings | string | undefined,
  chainIds: readonly string[],
): BundlerSettings | undefined {
  if (source === undefined) return undefined
  const settings = typeof source === 'string' ? readFile(source) : parseBundlerSettings(source)
  const used = [
    ...settings.chains.map(({ chainId }) => chainId),
    ...(settings.external ?? []).flatMap(({ urls }) => Object.keys(urls)),
  ]
  const unknown = used.find((id) => !chainIds.includes(id))
  if (unknown)
    throw new GatewayError(`The settings of the bundler name the chain ${unknown}: add it to CHAINS_FILE.`)
  return { ...settings, chains: settings.chains.map(readKeys) }
}

/** Reads the keys of a chain. The executors' are in `executorKeys` then. */
function readKeys({ executorKey, ...chain }: BundlerChainSettings): BundlerChainSettings {
  const { chainId, executorKeyFile, executorKeyFiles, paymaster } = chain
  const files = executorKeyFiles ?? (executorKeyFile === undefined ? [] : [executorKeyFile])
  const read = files.map((file) => readPrivateKey(file, `executorKeyFile of ${chainId}`))
  const executorKeys = [...(chain.executorKeys ?? (executorKey === undefined ? [] : [executorKey])), ...read]
  const lowerCase = executorKeys.map((key) => key.toLowerCase())
  if (new Set(lowerCase).size !== executorKeys.length)
    throw new GatewayError(
      `The settings of the bundler have one executor of ${chainId} twice: use each key once.`,
    )
  if (!paymaster) return { ...chain, executorKeys }
  if (needsSeparateExecutors(chain) && executorKeys.length < 2)
    throw new GatewayError(
      `The settings of the bundler have a paymaster of ${chainId} for EntryPoint 0.7, and one executor for both EntryPoints: set "executorKeyFiles" to two keys, or "entryPoints" to one version.`,
    )
  const signerKey =
    paymaster.signerKey ?? readPrivateKey(paymaster.signerKeyFile ?? '', `signerKeyFile of ${chainId}`)
  if (lowerCase.includes(signerKey.toLowerCase()))
    throw new GatewayError(
      `The settings of the bundler have one key for the executor and for the paymaster of ${chainId}: use two keys.`,
    )
  return { ...chain, executorKeys, paymaster: { ...paymaster, signerKey } }
}

function parseBundlerSettings(settings: BundlerSettings): BundlerSettings {
  return parseShape('The settings of the bundler', settings, bundlerSettingsSchema)
}

function readFile(path: string): BundlerSettings {
  if (!existsSync(path)) throw new GatewayError(`BUNDLER_FILE must be an existing file, got ${path}.`)
  return readJson(path, bundlerSettingsSchema)
}

/**
 * Reads a private key of secp256k1.
 *
 * @param setting The name of its setting.
 * @throws GatewayError if the file cannot be read, or is not 0x and 64 hex digits.
 */
function readPrivateKey(file: string, setting: string): Hex {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new GatewayError(`The ${setting} cannot be read (${reason}).`, { cause })
  }
  if (!isPrivateKey(text))
    throw new GatewayError(
      `The ${setting} must contain 0x and 64 hex digits. Create one: node -e "console.log('0x' + crypto.randomBytes(32).toString('hex'))" > ${file}`,
    )
  return text
}

function isPrivateKey(text: string): text is Hex {
  return /^0x[\da-fA-F]{64}$/.test(text)
}
