import './workbench.css'
import { createRoot } from 'react-dom/client'
import { placeOf } from '../placeOf.js'
import { Workbench } from './Workbench.js'

createRoot(placeOf('root')).render(<Workbench />)
