const begin = () => import('./browser');

// A page that came complete is readable before this code is: it waits until everything visible is there.
const painted = document.getElementById('app')?.firstElementChild != null;

if (!painted || document.readyState === 'complete') begin();
else addEventListener('load', begin, { once: true });
