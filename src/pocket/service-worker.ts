/**
 * The script that keeps a folder on the device: all files under the mark of one build, so that an old page never meets new rules. It contacts nobody but
 * the folder it came from, and a new build takes over only when the page says so, between two rounds.
 */
export const serviceWorker = (
  build: string,
  files: readonly string[],
): string => `// headjudge pocket: keeps the files of one build.
const KEPT = ${JSON.stringify(`headjudge-${build}`)};
const FILES = ${JSON.stringify(files)};
const literally = (text) => text.replace(/[\\\\:{}()*+?]/g, '\\\\$&');
const routeTo = (file) => {
  const { protocol, hostname, port, pathname } = new URL(file, self.location);
  const urlPattern = { protocol, hostname: literally(hostname), port, pathname: literally(pathname), search: '' };
  return { condition: { requestMethod: 'get', urlPattern }, source: { cacheName: KEPT } };
};

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))));
  // Where a browser knows routes, it takes these files from the cache of this build by itself, and need not start this script first.
  if (typeof event.addRoutes === 'function') event.waitUntil(event.addRoutes(FILES.map(routeTo)).catch(() => {}));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('headjudge-') && name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(
    caches
      .open(KEPT)
      .then((kept) => kept.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true }))
      .then((found) => found ?? fetch(request)),
  );
});
`;
