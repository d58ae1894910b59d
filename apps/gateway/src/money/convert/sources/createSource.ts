import { createJupiterSource } from './createJupiterSource.js'
import { createLifiSource } from './createLifiSource.js'
import { createOneInchSource } from './createOneInchSource.js'
import { createServerSource } from './createServerSource.js'
import { createZeroXSource } from './createZeroXSource.js'
import type { SwapSource } from './SwapSource.js'
import type { SwapSourceEntry } from './swapSourcesSchema.js'

/** Creates a source of the file of the operator. */
export function createSource(entry: SwapSourceEntry): SwapSource {
  switch (entry.kind) {
    case 'zeroX':
      return createZeroXSource(entry)
    case 'oneInch':
      return createOneInchSource(entry)
    case 'lifi':
      return createLifiSource(entry)
    case 'jupiter':
      return createJupiterSource(entry)
    case 'server':
      return createServerSource(entry)
  }
}
