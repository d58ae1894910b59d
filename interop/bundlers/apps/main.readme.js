import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './readme.js'

createRoot(document.getElementById('root')).render(createElement(App))
