import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App'
import { loadTestWallets } from './devnet/loadTestWallets'
import { environment } from './environment'

const root = document.getElementById('root')
if (!root) throw new Error('index.html must contain an element with the id "root".')

if (environment.devnetUrl) loadTestWallets(environment.devnetUrl)

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
