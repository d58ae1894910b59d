import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App'
import { startDevnet } from './devnet/startDevnet'

const root = document.getElementById('root')
if (!root) throw new Error('index.html must contain an element with the id "root".')

startDevnet()

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
