import { wagmi } from '@latchkit/adapter-wagmi'
import { createLatchkit } from '@latchkit/core'
import { defineElements } from '@latchkit/html'
import { local } from './local.js'

document.getElementById('root').innerHTML = '<latchkit-button></latchkit-button>'

defineElements(createLatchkit({ projectId: 'registry-app', networks: [local], adapters: [wagmi()] }))
