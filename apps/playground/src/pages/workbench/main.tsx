import './workbench.css'
import { createRoot } from 'react-dom/client'
import { getElement } from '../getElement.js'
import { Workbench } from './Workbench.js'

createRoot(getElement('root')).render(<Workbench />)
