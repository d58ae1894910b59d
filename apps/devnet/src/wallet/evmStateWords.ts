import { malformedAnswers } from './hostile.js'
import type { WalletState } from './state.js'
import { malformedWords, personStateWords, type StateWords } from './stateWords.js'

/** What can be said of an EVM wallet in a page's URL. */
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
