import { defineElements } from '@latchkit/html'
import { startDevnet } from './devnet/startDevnet'
import { kit } from './kit'
import { showAccount } from './showAccount'

startDevnet()

defineElements(kit)
showAccount()
