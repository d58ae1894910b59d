import { malformedAnswers } from './hostile.js'
import type { WalletState } from './state.js'
import { malformedWords, personStateWords, type StateWords } from './stateWords.js'

/** The URL flags of an EVM wallet. */
export const evmStateWords: StateWords<WalletState> = {
  words: {
    ...personStateWords.words,
    lower: { addressCase: 'lower' },
    'no-add': { addsChains: false },
    'no-switch-on-add': { switchesOnAdd: false },
    ...malformedWords(malformedAnswers),
  },
  numbers: { ...personStateWords.numbers, chain: (chainId) => ({ chainId }) },
}
