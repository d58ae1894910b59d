import type { Effects } from '../../engine/machine.js'
import type { KitContext } from '../../engine/types.js'
import { readLabels, writeLabel } from './storedLabels.js'
import type { LabelsEffect, LabelsEvent } from './types.js'

/** The effects, which read and write the storage. Without one, labels last until the page is left. */
export const effects: Effects<LabelsEffect, LabelsEvent, Pick<KitContext, 'storage'>> = {
  readLabels(_, { storage }) {
    return { type: 'loaded', labels: storage ? readLabels(storage) : {} }
  },
  storeLabel({ account, label }, { storage }) {
    if (storage) writeLabel(storage, account, label)
    return undefined
  },
}
