import type { Chain as ViemChain } from 'viem/chains'
import * as chains from 'viem/chains'
import type { Chain } from '../../chain/rpcProxy/Chain.js'

/** A network with a preset. */
export type PresetNetwork = {
  /** Name of the preset's file, without `.json`. */
  readonly file: string
  /** Public nodes beside the ones of `viem/chains`, of providers that publish them for use without a key. */
  readonly http?: readonly string[]
  /** A public instance of Blockscout: the source of histories and NFTs. */
  readonly blockscout?: string
}

export type EvmPresetNetwork = PresetNetwork & {
  readonly chain: ViemChain
  /** Symbol of the stablecoin in the token list, for prices. Default: `USDC`. */
  readonly stablecoin?: string
  /** The Universal Router 2.0 of Uniswap. @see https://docs.uniswap.org/contracts/v4/deployments */
  readonly universalRouter?: string
}

export type OtherPresetNetwork = PresetNetwork & {
  readonly id: string
  readonly http: readonly string[]
  /** Accounts of Pyth's feeds, which its sponsors keep up to date. */
  readonly pyth?: Chain['pyth']
}

const publicNode = (name: string) => `https://${name}.publicnode.com`
const drpc = (name: string) => `https://${name}.drpc.org`

/** The networks of EVM chains: first the ones with value, then test networks. */
export const evmNetworks: readonly EvmPresetNetwork[] = [
  {
    file: 'ethereum',
    chain: chains.mainnet,
    http: [publicNode('ethereum-rpc'), drpc('eth')],
    blockscout: 'https://eth.blockscout.com',
    universalRouter: '0x66a9893cc07d91d95644aedd05d03f95e1dba8af',
  },
  {
    file: 'optimism',
    chain: chains.optimism,
    http: [publicNode('optimism-rpc'), drpc('optimism')],
    blockscout: 'https://explorer.optimism.io',
    universalRouter: '0x851116d9223fabed8e56c0e6b8ad0c31d98b3507',
  },
  {
    file: 'arbitrum',
    chain: chains.arbitrum,
    http: [publicNode('arbitrum-one-rpc'), drpc('arbitrum')],
    blockscout: 'https://arbitrum.blockscout.com',
    universalRouter: '0xa51afafe0263b40edaef0df8781ea9aa03e381a3',
  },
  {
    file: 'base',
    chain: chains.base,
    http: [publicNode('base-rpc'), drpc('base')],
    blockscout: 'https://base.blockscout.com',
    universalRouter: '0x6ff5693b99212da76ad316178a184ab56d299b43',
  },
  {
    file: 'polygon',
    chain: chains.polygon,
    http: [publicNode('polygon-bor-rpc')],
    blockscout: 'https://polygon.blockscout.com',
    universalRouter: '0x1095692a6237d83c6a72f3f5efedb9a670c49223',
  },
  {
    file: 'bnb',
    chain: chains.bsc,
    http: ['https://bsc-dataseed.bnbchain.org', publicNode('bsc-rpc'), drpc('bsc')],
    universalRouter: '0x1906c1d672b88cd1b9ac7593301ca990f94eae07',
  },
  {
    file: 'avalanche',
    chain: chains.avalanche,
    http: [publicNode('avalanche-c-chain-rpc'), drpc('avalanche')],
    universalRouter: '0x94b75331ae8d42c1b61065089b7d48fe14aa73b7',
  },
  {
    file: 'gnosis',
    chain: chains.gnosis,
    http: [publicNode('gnosis-rpc'), drpc('gnosis')],
    blockscout: 'https://gnosis.blockscout.com',
  },
  {
    file: 'celo',
    chain: chains.celo,
    http: [publicNode('celo-rpc'), drpc('celo')],
    blockscout: 'https://celo.blockscout.com',
  },
  {
    file: 'zksync',
    chain: chains.zksync,
    http: [drpc('zksync')],
    blockscout: 'https://zksync.blockscout.com',
  },
  { file: 'zora', chain: chains.zora, http: [drpc('zora')], blockscout: 'https://explorer.zora.energy' },
  { file: 'aurora', chain: chains.aurora, http: [drpc('aurora')] },
  {
    file: 'unichain',
    chain: chains.unichain,
    http: [publicNode('unichain-rpc'), drpc('unichain')],
    blockscout: 'https://unichain.blockscout.com',
    universalRouter: '0xef740bf23acae26f6492b10de645d6b98dc8eaf3',
  },
  {
    file: 'linea',
    chain: chains.linea,
    http: [publicNode('linea-rpc'), drpc('linea')],
    universalRouter: '0x661e93cca42afacb172121ef892830ca3b70f08d',
  },
  {
    file: 'scroll',
    chain: chains.scroll,
    http: [publicNode('scroll-rpc'), drpc('scroll')],
    blockscout: 'https://scroll.blockscout.com',
  },
  {
    file: 'blast',
    chain: chains.blast,
    http: [publicNode('blast-rpc'), drpc('blast')],
    stablecoin: 'USDB',
    universalRouter: '0xeabbcb3e8e415306207ef514f660a3f820025be3',
  },
  {
    file: 'world-chain',
    chain: chains.worldchain,
    http: [drpc('worldchain')],
    stablecoin: 'USDC.e',
    universalRouter: '0x8ac7bee993bb44dab564ea4bc9ea67bf9eb5e743',
  },
  {
    file: 'soneium',
    chain: chains.soneium,
    http: [publicNode('soneium-rpc'), drpc('soneium')],
    blockscout: 'https://soneium.blockscout.com',
    stablecoin: 'USDC.e',
    universalRouter: '0x0e2850543f69f678257266e0907ff9a58b3f13de',
  },
  {
    file: 'ink',
    chain: chains.ink,
    http: [drpc('ink')],
    blockscout: 'https://explorer.inkonchain.com',
  },
  { file: 'sonic', chain: chains.sonic, http: [publicNode('sonic-rpc'), drpc('sonic')] },
  { file: 'mantle', chain: chains.mantle, http: [publicNode('mantle-rpc'), drpc('mantle')] },
  { file: 'berachain', chain: chains.berachain, http: [publicNode('berachain-rpc'), drpc('berachain')] },
  { file: 'kaia', chain: chains.kaia, http: [drpc('klaytn')] },
  {
    file: 'sepolia',
    chain: chains.sepolia,
    http: [publicNode('ethereum-sepolia-rpc'), drpc('sepolia')],
    blockscout: 'https://eth-sepolia.blockscout.com',
    universalRouter: '0x3a9d48ab9751398bbfa63ad67599bb04e4bdf98b',
  },
  {
    file: 'base-sepolia',
    chain: chains.baseSepolia,
    http: [publicNode('base-sepolia-rpc'), drpc('base-sepolia')],
    blockscout: 'https://base-sepolia.blockscout.com',
    universalRouter: '0x492e6456d9528771018deb9e87ef7750ef184104',
  },
  {
    file: 'arbitrum-sepolia',
    chain: chains.arbitrumSepolia,
    http: [publicNode('arbitrum-sepolia-rpc'), drpc('arbitrum-sepolia')],
    blockscout: 'https://arbitrum-sepolia.blockscout.com',
  },
  {
    file: 'optimism-sepolia',
    chain: chains.optimismSepolia,
    http: [publicNode('optimism-sepolia-rpc'), drpc('optimism-sepolia')],
    blockscout: 'https://optimism-sepolia.blockscout.com',
  },
  { file: 'polygon-amoy', chain: chains.polygonAmoy, http: [publicNode('polygon-amoy-bor-rpc')] },
  {
    file: 'avalanche-fuji',
    chain: chains.avalancheFuji,
    http: [publicNode('avalanche-fuji-c-chain-rpc'), drpc('avalanche-fuji')],
  },
  { file: 'bnb-testnet', chain: chains.bscTestnet, http: [publicNode('bsc-testnet-rpc')] },
  { file: 'zksync-sepolia', chain: chains.zksyncSepoliaTestnet, http: [drpc('zksync-sepolia')] },
  {
    file: 'celo-sepolia',
    chain: chains.celoSepolia,
    blockscout: 'https://celo-sepolia.blockscout.com',
  },
  {
    file: 'gnosis-chiado',
    chain: chains.gnosisChiado,
    http: [publicNode('gnosis-chiado-rpc')],
    blockscout: 'https://blockscout.chiadochain.net',
  },
  { file: 'zora-sepolia', chain: chains.zoraSepolia },
]

const solPrice = '7UVimffxr9ow1uXYxsr4LHAcV58mLzhmwaeKvJ1pjLiE'

/** Networks of Solana, and Esplora servers of Bitcoin. */
export const otherNetworks: readonly OtherPresetNetwork[] = [
  {
    file: 'solana',
    id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    http: ['https://api.mainnet-beta.solana.com', publicNode('solana-rpc')],
    // Derived from the ids of the feeds and the push oracle of @pythnetwork/pyth-solana-receiver 0.12.0, for shard 0.
    pyth: {
      feeds: {
        native: solPrice,
        So11111111111111111111111111111111111111112: solPrice,
        EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v: 'Dpw1EAVrSB1ibxiDQyTAW6Zip3J4Btk2x4SgApQCeFbX',
        Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB: 'HT2PLQBcG5EiCcNSaMHAjSgd9F98ecpATbk4Sk5oYuM',
      },
    },
  },
  {
    file: 'solana-devnet',
    id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    http: ['https://api.devnet.solana.com'],
  },
  {
    file: 'solana-testnet',
    id: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
    http: ['https://api.testnet.solana.com'],
  },
  {
    file: 'bitcoin',
    id: 'bip122:000000000019d6689c085ae165831e93',
    http: ['https://mempool.space/api', 'https://blockstream.info/api'],
  },
  {
    file: 'bitcoin-testnet',
    id: 'bip122:000000000933ea01ad0ee984209779ba',
    http: ['https://mempool.space/testnet/api', 'https://blockstream.info/testnet/api'],
  },
]
