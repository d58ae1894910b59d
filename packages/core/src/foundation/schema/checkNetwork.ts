import { isHex } from '../encoding/hex.js'
import { ConfigError } from '../errors/config.js'
import { namespaces } from '../namespaces.js'
import { isCaipNetworkId } from './caip.js'
import { checkBoolean, checkList, checkObject, checkOneOf, checkText, checkUrl, fail } from './check.js'
import type { Network } from './network.js'
import { reviewNetwork } from './reviewNetwork.js'
import { isSocketUrl } from './url.js'

/**
 * Validates a network. Fields that only a chain's own library reads are left unchanged.
 *
 * @throws `ConfigError` naming the field.
 */
export function checkNetwork(value: unknown, path: string): Network {
  const network = checkObject(value, path)
  reviewNetwork(network, path)
  const namespace = checkOneOf(namespaces)(network.chainNamespace, `${path}.chainNamespace`)
  checkText(network.name, `${path}.name`)
  checkId(network.id, network.caipNetworkId, namespace, path)
  checkCurrency(network.nativeCurrency, `${path}.nativeCurrency`)
  checkRpcUrls(network.rpcUrls, `${path}.rpcUrls`)
  if (network.blockExplorers !== undefined) {
    const explorer = `${path}.blockExplorers.default`
    const explorers = checkObject(network.blockExplorers, `${path}.blockExplorers`)
    const { name, url } = checkObject(explorers.default, explorer)
    checkText(name, `${explorer}.name`)
    checkUrl(url, `${explorer}.url`)
  }
  if (network.contracts !== undefined) {
    const { multicall3 } = checkObject(network.contracts, `${path}.contracts`)
    const at = `${path}.contracts.multicall3`
    const address = multicall3 === undefined ? undefined : checkObject(multicall3, at).address
    if (address !== undefined && !isHex(address, 20)) fail(`${at}.address`, 'an address', address)
  }
  if (network.testnet !== undefined) checkBoolean(network.testnet, `${path}.testnet`)
  // Every field of the type was checked above.
  return value as Network
}

function checkId(id: unknown, caipNetworkId: unknown, namespace: string, path: string): void {
  const fits =
    namespace === 'eip155' ? Number.isSafeInteger(id) && Number(id) > 0 : typeof id === 'string' && id !== ''
  if (!fits) fail(`${path}.id`, namespace === 'eip155' ? 'a chain id as a whole number' : 'a text', id)
  const expected = `${namespace}:${id}`
  if (caipNetworkId !== expected || !isCaipNetworkId(expected))
    fail(`${path}.caipNetworkId`, `"${expected}" in the form of CAIP-2`, caipNetworkId)
}

function checkCurrency(value: unknown, path: string): void {
  const { name, symbol, decimals } = checkObject(value, path)
  checkText(name, `${path}.name`)
  checkText(symbol, `${path}.symbol`)
  // An unsigned byte, as in ERC-20.
  if (!Number.isInteger(decimals) || Number(decimals) < 0 || Number(decimals) > 255)
    fail(`${path}.decimals`, 'a whole number from 0 to 255', decimals)
}

function checkRpcUrls(value: unknown, path: string): void {
  const at = `${path}.default`
  const { http, webSocket } = checkObject(checkObject(value, path).default, at)
  if (checkList(checkUrl)(http, `${at}.http`).length === 0)
    throw new ConfigError({ path: `${at}.http`, reason: 'expected at least one URL' })
  if (webSocket !== undefined) checkList(checkSocket)(webSocket, `${at}.webSocket`)
}

function checkSocket(value: unknown, path: string): string {
  return typeof value === 'string' && isSocketUrl(value) ? value : fail(path, 'a wss: URL', value)
}
