import type { BalanceSource } from '../../data/sources/BalanceSource.js'
import { SourceError } from '../../data/sources/BalanceSource.js'
import type { HistorySource } from '../../data/sources/HistorySource.js'
import type { LiveCheck, LiveInput, LiveService } from './LiveCheck.js'

/** A public account of Ethereum with many tokens, transactions and NFTs. */
export const liveAccount = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

const chain = 'eip155:1'
const native = { name: 'Ether', symbol: 'ETH', decimals: 18, iconUrl: '' }
const timeoutMs = 30_000
const limit = 10

/** The services with data about accounts. */
export const accountServices: Readonly<Record<'blockscout' | 'alchemy', LiveService>> = {
  blockscout: {
    variables: {
      BLOCKSCOUT_URL:
        'the instance of Ethereum, such as https://eth.blockscout.com, with its key as ?apikey=… if it has one',
    },
    async createChecks({ values: { BLOCKSCOUT_URL: url = '' } }: LiveInput) {
      const [{ createBlockscoutBalances }, { createBlockscoutHistory }, { createBlockscoutNfts }] =
        await Promise.all([
          import('../../data/blockscout/createBlockscoutBalances.js'),
          import('../../data/blockscout/createBlockscoutHistory.js'),
          import('../../data/blockscout/createBlockscoutNfts.js'),
        ])
      const nfts = createBlockscoutNfts({ url, timeoutMs })
      return [
        checkBalances(createBlockscoutBalances({ url, native, timeoutMs })),
        checkHistory(createBlockscoutHistory({ url, chain, timeoutMs })),
        [
          'NFTs',
          async (signal) => {
            const page = await nfts.read(liveAccount, { after: undefined, limit, signal })
            if (page.nfts.length === 0) throw new SourceError('the service answers without NFTs')
            return `${page.nfts.length} NFTs of ${new Set(page.nfts.map(({ contract }) => contract)).size} contracts`
          },
        ],
      ]
    },
  },
  alchemy: {
    variables: { ALCHEMY_API_KEY: 'your key' },
    async createChecks({ values: { ALCHEMY_API_KEY: apiKey = '' }, url }: LiveInput) {
      const [{ createAlchemyBalances }, { createAlchemyHistory }, { getAlchemyUrls }] = await Promise.all([
        import('../../data/alchemy/createAlchemyBalances.js'),
        import('../../data/alchemy/createAlchemyHistory.js'),
        import('../../data/alchemy/getAlchemyUrls.js'),
      ])
      const network = 'eth-mainnet'
      const { tokens, rpc } = getAlchemyUrls({ network, apiKey })
      const toServer = (own: string) => (url === undefined ? own : new URL(new URL(own).pathname, url).href)
      return [
        checkBalances(createAlchemyBalances({ url: toServer(tokens), network, native, timeoutMs })),
        checkHistory(createAlchemyHistory({ url: toServer(rpc), chain, timeoutMs })),
      ]
    },
  },
}

const checkBalances = (source: BalanceSource): LiveCheck => [
  'balances',
  async (signal) => {
    const [own, ...tokens] = await source.read(liveAccount, [], signal)
    if (!own || tokens.length === 0) throw new SourceError('the service answers without tokens')
    const priced = tokens.filter(({ price }) => price !== undefined).length
    return `${own.amount} base units of Ether, ${tokens.length} tokens, ${priced} of them with a price`
  },
]

const checkHistory = (source: HistorySource): LiveCheck => [
  'history',
  async (signal) => {
    const page = { after: undefined, page: undefined, limit, signal }
    const { entries, tokens } = await source.read(liveAccount, page)
    const [first] = entries
    if (!first) throw new SourceError('the service answers without transactions')
    return `${entries.length} transactions from block ${first.blockNumber}, ${tokens.size} tokens`
  },
]
