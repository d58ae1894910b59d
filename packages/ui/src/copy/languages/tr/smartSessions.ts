// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Turkish. */
export const smartSessions: SmartSessionsCopy = {
  label: 'İzinler',
  tabs: { active: 'Etkin', expired: 'Süresi doldu', revoked: 'İptal edilen' },
  absent: { title: 'Burada kullanılamıyor', text: 'Bu uygulamanın {network} ağında henüz izni yok.' },
  empty: {
    active: {
      title: 'Etkin izin yok',
      text: 'Bu uygulamanın sınırlar içinde sizin adınıza işlem yapmasına izin verdiğinizde burada görürsünüz.',
    },
    expired: { title: 'Süresi dolan izin yok', text: 'Süresi dolan izinler burada görünür.' },
    revoked: { title: 'İptal edilen izin yok', text: 'Geri aldığınız izinler burada görünür.' },
  },
  inTotal: 'Toplam en fazla {amount} gönderme',
  perPeriod: 'Her {period} için en fazla {amount} gönderme',
  units: 'Bir tokenin {amount} temel birimi',
  calls: 'Sözleşme çağırma',
  other: '“{type}” izni',
  until: 'Bitiş: {date}',
  details: {
    sessionKey: 'Uygulamanın anahtarı',
    allowed: 'Yapabilecekleri',
    token: 'Token',
    recipients: 'Alıcılar',
    contracts: 'Sözleşmeler',
    methods: 'Yöntemler',
    network: 'Ağ',
    granted: 'Verildi',
    starts: 'Başlangıç',
    ends: 'Bitiş',
    revoked: 'İptal edilen',
  },
  anyRecipient: 'Herhangi bir hesap',
  revoke: 'İptal et',
  revoking: 'Cüzdanınızda onaylayın',
  unconfirmed: { title: 'İptal ediliyor…', text: 'Ağ bunu onaylayana kadar anahtar bu izni kullanabilir.' },
  reported: {
    title: 'Başka yerde verildi',
    text: 'Bu izin bu tarayıcıda verilmedi. Neye izin verdiğini bu uygulamanın sunucusu söylüyor. Tanımıyorsanız iptal edin.',
  },
  failed: { title: 'İptal edilmedi', text: 'İzin hâlâ kullanılabilir. Tekrar deneyin.' },
}
