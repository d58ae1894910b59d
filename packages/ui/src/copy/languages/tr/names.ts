// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Turkish. */
export const names: NamesCopy = {
  choose: {
    title: 'Ad alın',
    text: 'Ad, adresten daha kolay okunur. Başkaları bu ada gönderebilir ve uygulamalar onu gösterir.',
    action: 'Ad seç',
  },
  unavailable: {
    title: 'Adlar kullanılamıyor',
    text: 'Bu ağda veya bu uygulamada kaydedilebilecek ad yok.',
  },
  label: 'Ad',
  placeholder: 'adiniz',
  checks: {
    empty: 'En az 4 harf, rakam veya kısa çizgi.',
    'too-short': 'En az 4 karakter.',
    'too-long': 'En fazla 64 karakter.',
    characters: 'Yalnızca a–z harfleri, rakamlar ve aralarında kısa çizgi.',
    checking: 'Ad kontrol ediliyor',
    taken: 'Bu ad alınmış.',
    available: '{name} kullanılabilir.',
    failed: 'Ad önerileri alınamadı. Tekrar deneyin.',
  },
  suggestions: 'Kullanılabilir adlar',
  register: 'Adı kaydet',
  note: 'Bir mesaj imzalarsınız. Ücretsizdir.',
  declined: { title: 'Talep reddedildi', text: 'Hiçbir şey kaydedilmedi.' },
  failed: '{name} adı kaydedilemedi',
  failedText: 'Birazdan tekrar deneyin.',
  none: { title: 'Kayıt yok', text: 'Hesap değişti veya kaydedilen bir ad yok.' },
  signing: {
    title: '{wallet} üzerinden imzalayın',
    text: 'Adınızın bulunduğu mesajı imzalayın. Ücretsizdir.',
  },
  registering: { title: '{name} kaydediliyor', text: 'Bu biraz sürebilir.' },
  registered: {
    title: '{name} artık sizin',
    text: 'Uygulamalar bu hesap için bu adı gösterir; başkaları bu ada gönderebilir.',
    action: 'Başlayalım',
  },
}
