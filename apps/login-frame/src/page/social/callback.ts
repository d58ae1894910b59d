import { openLoginPage } from './openLoginPage.js'
import { runCallback } from './runCallback.js'

// The page at which providers end a login.
await runCallback(await openLoginPage())
