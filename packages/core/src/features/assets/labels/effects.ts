import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import type { StartModules } from './startModules.js'
import { readLabels, writeLabel } from './storedLabels.js'
import type { LabelsEffect, LabelsEvent } from './types.js'

/** Creates the effects, which read and write the storage. Without one, labels last until the page is left. */
export const createEffects = (
  modules: StartModules,
): Effects<LabelsEffect, LabelsEvent, Pick<KitContext, 'storage'>> => ({
  readLabels(_, { storage }) {
    return { type: 'loaded', labels: storage ? readLabels(storage, modules) : {} }
  },
  storeLabel({ account, label }, { storage }) {
    if (storage) writeLabel(storage, { account, label }, modules)
    return undefined
  },
})
