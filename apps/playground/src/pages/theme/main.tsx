import './theme.css'
import { createRoot } from 'react-dom/client'
import { getElement } from '../getElement.js'
import { ThemePage } from './ThemePage.js'

createRoot(getElement('root')).render(<ThemePage />)
