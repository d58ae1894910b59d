import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { App, unused } from './everything.js'

// The page never dispatches it.
addEventListener('latchkit-unused', () => unused())
createRoot(document.getElementById('root')).render(createElement(App))
