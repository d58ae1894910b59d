import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { parseShape } from '../../../foundation/config/parseShape.js'
import { readJson } from '../../../foundation/config/readJson.js'
import { GatewayError } from '../../../foundation/GatewayError.js'
import { watchFolder } from '../../../foundation/watchFolder.js'
import type { ListedToken } from '../../sources/ListedToken.js'
import { noIcons, readTokenIcons, type TokenIcons } from './readTokenIcons.js'
import { type TokenList, tokenListSchema, toListedTokens } from './TokenList.js'

/** The current tokens of all lists. */
export type Tokens = {
  /** Returns the tokens of a chain, in the order of the lists. */
  readonly list: (chainId: string) => readonly ListedToken[]
  /** The images of the folder. */
  readonly icons: TokenIcons
  readonly close: () => void
}

type TokensByChain = ReadonlyMap<string, readonly ListedToken[]>

/**
 * Reads token lists, and reads their folder again after each change. An invalid file is logged and left out. If lists
 * contain a token twice, the first one is used, in the order of the names of the files.
 *
 * @param source The lists, or the path of their folder. Without either, there are native tokens only.
 * @throws GatewayError if a given list is invalid, or the folder does not exist.
 */
export function openTokens(source: readonly TokenList[] | string | undefined, logger: Logger): Tokens {
  if (typeof source !== 'string') {
    const lists = (source ?? []).map((list, index) => parseShape(`tokens.${index}`, list, tokenListSchema))
    const tokens = groupByChain(lists, noIcons)
    return { list: (chainId) => tokens.get(chainId) ?? [], icons: noIcons, close: () => {} }
  }
  let icons = noIcons
  const read = () => {
    const lists = readLists(source, logger)
    icons = readTokenIcons(source, logger)
    const tokens = groupByChain(lists, icons)
    const count = [...tokens.values()].reduce((sum, list) => sum + list.length, 0)
    logger.info({ tokens: count }, 'token lists loaded')
    return tokens
  }
  let tokens = read()
  const reload = () => {
    try {
      tokens = read()
    } catch (error) {
      logger.error({ err: error }, 'the token lists stay as they were')
    }
  }
  const stop = watchFolder(source, reload, (error) =>
    logger.error({ err: error }, 'token lists are not watched'),
  )
  return {
    list: (chainId) => tokens.get(chainId) ?? [],
    icons: { getId: (name) => icons.getId(name), read: (id) => icons.read(id) },
    close: stop,
  }
}

function readLists(folder: string, logger: Logger): readonly TokenList[] {
  return listJson(folder).flatMap((name) => {
    try {
      return [readJson(join(folder, name), tokenListSchema)]
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      logger.error(`${error.message} It is left out.`)
      return []
    }
  })
}

function listJson(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
  } catch (cause) {
    throw new GatewayError(
      `There is no folder ${folder}: point TOKENS_DIR at a folder with token lists, or leave it out to serve native tokens only.`,
      { cause },
    )
  }
}

function groupByChain(lists: readonly TokenList[], icons: TokenIcons): TokensByChain {
  const byChain = new Map<string, Map<string, ListedToken>>()
  for (const token of lists.flatMap((list) => toListedTokens(list, icons))) {
    const tokens = byChain.get(token.chainId) ?? new Map<string, ListedToken>()
    byChain.set(token.chainId, tokens)
    if (!tokens.has(token.address)) tokens.set(token.address, token)
  }
  return new Map([...byChain].map(([chainId, tokens]) => [chainId, [...tokens.values()]]))
}
