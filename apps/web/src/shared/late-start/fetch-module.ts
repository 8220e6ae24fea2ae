const ownModule = /https?:\S+\/assets\/\S+\.js/;

/**
 * Imports a part of the application. Chromium remembers a failed import for good, so the retry uses another address.
 * @throws the error of the import when the retry fails too
 */
export async function fetchModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = ownModule.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    return (await import(/* @vite-ignore */ `${address}?${Date.now()}`)) as Module;
  }
}
