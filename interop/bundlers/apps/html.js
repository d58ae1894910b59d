import { wagmi } from '@latchkit/adapter-wagmi'
import { createLatchkit } from '@latchkit/core'
import { base, mainnet } from '@latchkit/core/networks'
import { defineElements } from '@latchkit/html'
import { de } from '@latchkit/html/locales/de'

const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, base], adapters: [wagmi()] })

/** The app of the README of the html package. */
export const modal = defineElements(kit, { locale: de })
