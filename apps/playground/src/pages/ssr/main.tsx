import '@latchkit/react/buttons.css'
import '../../styles/page.css'
import { hydrateRoot } from 'react-dom/client'
import { placeOf } from '../placeOf.js'
import { createSsrKit } from './createSsrKit.js'
import { SsrPage } from './SsrPage.js'

hydrateRoot(placeOf('root'), <SsrPage kit={createSsrKit(document.cookie)} />)
