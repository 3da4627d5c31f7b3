import { cutValues } from './env-file.js';

describe('cutValues', () => {
  it('finds a password of which what follows its # would be lost', () => {
    expect(cutValues('PORT=3000\nADMIN_PASSWORD=honky#tonk-hall\nexport PGPASSWORD = a#b')).toEqual([
      'ADMIN_PASSWORD',
      'PGPASSWORD',
    ]);
  });

  it('leaves quoted values and comments alone', () => {
    const text = `#PORT=1#2\nA='honky#tonk'\nB="honky#tonk"\nC=honky # tonk#y\nD=\n# E=a#b\nF=3000 #the port`;
    expect(cutValues(text)).toEqual([]);
  });
});
